/** Which picture of a product stands for its video. */
import { parseVideoId } from '#domain/catalogue/product/video.ts'

/** The first picture of the product and colour that the file's name tells (`handbag-cognac`), or undefined where none is of that name. */
export function videoPoster(videoId: string, pictures: readonly { img: string }[]): string | undefined {
  const video = parseVideoId(videoId)
  if (video?.kind !== 'local') return undefined
  return pictures.find(({ img }) => {
    const [, product, color] = /\/products\/([^/]+)\/(.+)-[^-]+-640\.webp/.exec(img) ?? []
    return `${product}-${color}` === video.name
  })?.img
}
