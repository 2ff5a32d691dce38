/** What becomes of a page whose code is gone: after a new version of the shop the parts that an open page has not yet loaded are no longer there. */

const KEY = 'stale-code'
/** Milliseconds within which a page that was loaded anew for this is not loaded once more: then something else is wrong. */
const ONCE_IN = 60_000

/** Loads the page anew where a part of its code could not be fetched although there is a net. */
export function reloadStaleCode(error: unknown): void {
  if (!(error instanceof TypeError) || !/\bmodule\b/i.test(error.message) || !navigator.onLine) return
  reloadOnce()
}

/** Loads the page anew, or the one that a press has asked for; not twice within a minute, nor where that cannot be remembered. */
export function reloadOnce(address = location.href): void {
  try {
    const last = Number(sessionStorage.getItem(KEY))
    if (Date.now() - last < ONCE_IN) return
    sessionStorage.setItem(KEY, String(Date.now()))
  } catch {
    // Without a memory it might never end.
    return
  }
  if (address === location.href) location.reload()
  else location.assign(address)
}
