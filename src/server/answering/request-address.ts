/** Which addresses are let in: what a router or a page could stumble over becomes an address that nothing answers to. */

/** Longest address (path and query) that a page or a call is asked for, in characters. */
export const MAX_ADDRESS_LENGTH = 16_384

const NOWHERE = { page: '/404', api: '/api/404' }

/**
 * The address itself where it is sound, else one that answers 404: malformed percent-encoding, control characters (also encoded ones),
 * backslashes, empty path segments (`//evil.example` would read as another host) and addresses past `MAX_ADDRESS_LENGTH`.
 */
export function soundAddress(address: string): string {
  const nowhere = /^\/+api(\/|$)/.test(address) ? NOWHERE.api : NOWHERE.page
  if (address.length > MAX_ADDRESS_LENGTH || !address.startsWith('/')) return nowhere
  const [path = '/'] = address.split('?')
  try {
    if (/[\u0000-\u001f\u007f\\]|\/\//.test(decodeURIComponent(path))) return nowhere
  } catch {
    return nowhere
  }
  return address
}
