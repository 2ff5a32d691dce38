/** `npm run products -- pictures`: every picture that the catalogue names and that is not there. */
import { OWN_MEDIA_DIR, readEnvironment } from '#server/settings/environment.ts'
import { createMissingLookup } from '#server/pictures/missing-lookup.ts'
import { MissingPictures } from '#services/pictures/missing-pictures.ts'
import { withDatabase } from './shop-command.ts'

/** One line each, and how many they are; pictures of other sites that were never fetched are among them. */
export async function listMissingPictures(env: NodeJS.ProcessEnv): Promise<string> {
  const { mediaDir } = readEnvironment(env)
  return await withDatabase(env, async ({ catalogue }) => {
    const lines: string[] = []
    const find = createMissingLookup(mediaDir, OWN_MEDIA_DIR, { withRemote: true })
    const missing = new MissingPictures(find, (source, owner) => lines.push(`${source}  ${owner}`))
    await catalogue.eachProduct((products) => missing.addProducts(products))
    await missing.addGroups({ categories: await catalogue.categories(), brands: await catalogue.brands() })
    if (missing.count === 0) return 'Every picture that the catalogue names is there.'
    return [...lines, `${missing.count} named but not there, below ${mediaDir}.`].join('\n')
  })
}
