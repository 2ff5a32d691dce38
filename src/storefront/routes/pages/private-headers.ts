/** What pages say that only a key opens: not in any cache, not in any search engine, and their address, which holds the key, goes nowhere. */

export const PRIVATE = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' }
