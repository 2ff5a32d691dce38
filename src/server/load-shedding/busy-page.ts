/** What a shopper sees when the shop has more visitors than it can serve: a word, and another try by itself. */
import { hash } from 'node:crypto'
import { RETRY_AFTER } from './lanes.ts'

const STYLE = `:root{color-scheme:light dark}body{margin:0;min-height:100svh;display:grid;place-content:center;padding:24px;text-align:center;background:#fbfaf8;color:#16181d;font:17px/1.5 system-ui,sans-serif}h1{font:500 32px/1.2 Georgia,serif;margin:0 0 12px}p{margin:0 0 8px}@media (prefers-color-scheme:dark){body{background:#121316;color:#f3f1ed}}a{color:inherit}`

/** One buffer, so that it is compressed once. */
export const BUSY_PAGE = Buffer.from(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="${2 * RETRY_AFTER}">
<meta name="robots" content="noindex">
<title>Very busy just now</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Very busy just now</h1>
<p>More people are looking around than the shop can serve at this moment.</p>
<p>This page tries again by itself in a few seconds; your cart is kept. <a href="">Try now</a></p>
</main>
</body>
</html>
`)

/** Headers of the answer 503; its own style is all that it may load. */
export const BUSY_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${hash('sha256', STYLE, 'base64')}'; frame-ancestors 'none'`,
  'content-type': 'text/html; charset=utf-8',
  'retry-after': String(RETRY_AFTER),
  'x-content-type-options': 'nosniff',
}
