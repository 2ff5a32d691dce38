/** A query as hidden form fields, so that a plain form without JavaScript keeps what is chosen, and what is searched for. */
import type { CatalogueQuery } from '#domain/catalogue/query/catalogue-query.ts'
import { catalogueParams } from '#domain/catalogue/query/catalogue-query-url.ts'
import { ownParams, useCataloguePlace } from '../catalogue-place.ts'

/** @param without names that the form has visible fields for. */
export function QueryInputs({ query, without }: { query: CatalogueQuery; without: readonly string[] }) {
  const { path } = useCataloguePlace()
  return [...ownParams(path), ...catalogueParams(query)]
    .filter(([name]) => !without.includes(name))
    .map(([name, value]) => <input key={`${name}=${value}`} type="hidden" name={name} value={value} />)
}
