/** Says of a field what was expected and, shortened, what came. */

/** For a schema's `error`. */
export function expected(what: string) {
  return ({ input }: { input?: unknown }) =>
    input === undefined ? `is missing: must be ${what}` : `must be ${what}, got ${shortJson(input)}`
}

function shortJson(value: unknown): string {
  const json = JSON.stringify(value) ?? typeof value
  return json.length > 60 ? `${json.slice(0, 60)}…` : json
}
