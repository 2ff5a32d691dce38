/** The options of a long filter list: out of the browser's copy of the catalogue where it is there, else from the server. */
import type { CatalogueQuery } from '#domain/catalogue/query/catalogue-query.ts'
import { catalogueParams } from '#domain/catalogue/query/catalogue-query-url.ts'
import { findOptions, type FoundOptions, OPTIONS_LIMIT } from '#domain/catalogue/query/facet-lists.ts'
import type { FacetKey } from '#domain/catalogue/query/facets.ts'
import { useEffect, useState } from 'react'
import { browserAddress, links } from '../../../links.ts'
import { browserCatalogue } from '../browser-catalogue.ts'
import { ownParams, useCataloguePlace } from '../catalogue-place.ts'

/** Milliseconds without a key after which what was typed is asked for. */
const PAUSE = 120

/** Null while nothing is wanted or nothing has come yet; `failed` where the server did not answer. */
interface Answer {
  found: FoundOptions | null
  failed: boolean
}

const NOTHING: Answer = { found: null, failed: false }

/** The options that match `text` under `query`, at most `OPTIONS_LIMIT`, once they are wanted; the last ones stay until the next have come. */
export function useOptions(facet: FacetKey, query: CatalogueQuery, text: string, wanted: boolean): Answer {
  const [answer, setAnswer] = useState(NOTHING)
  const { path } = useCataloguePlace()
  useEffect(() => {
    if (!wanted) {
      setAnswer(NOTHING)
      return
    }
    let stale = false
    const timer = setTimeout(
      () =>
        load(path, facet, query, text).then(
          (found) => stale || setAnswer({ found, failed: false }),
          () => stale || setAnswer({ found: null, failed: true }),
        ),
      text === '' ? 0 : PAUSE,
    )
    return () => {
      stale = true
      clearTimeout(timer)
    }
  }, [path, facet, query, text, wanted])
  return answer
}

async function load(path: string, facet: FacetKey, query: CatalogueQuery, text: string): Promise<FoundOptions> {
  const own = ownParams(path)
  const copy = browserCatalogue()
  // The copy alone does not know what a text finds.
  if (copy && own.size === 0) {
    const { wholeFacets } = await import('#domain/catalogue/query/catalogue-page.ts')
    return findOptions(wholeFacets(copy, query)[facet], text, OPTIONS_LIMIT)
  }
  const params = new URLSearchParams([...own, ...catalogueParams(query)])
  params.set('facet', facet)
  params.set('find', text)
  const answer = await fetch(browserAddress(links.options(params)))
  if (!answer.ok) throw new Error(`The options of ${facet} could not be fetched: the server answered ${answer.status}`)
  return (await answer.json()) as FoundOptions
}
