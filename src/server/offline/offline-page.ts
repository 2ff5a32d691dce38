/** What stands in the place of a page that this browser has not kept, while there is no net. */

const STYLE = `:root{color-scheme:light dark}body{margin:0;min-height:100svh;display:grid;place-content:center;justify-items:center;padding:24px;text-align:center;background:#fbfaf8;color:#16181d;font:17px/1.5 system-ui,sans-serif}h1{font:500 32px/1.2 Georgia,serif;margin:0 0 12px}h2{font-size:17px;margin:32px 0 0}p{margin:0 0 8px;max-width:34em}ul{list-style:none;margin:8px 0 0;padding:0}@media (prefers-color-scheme:dark){body{background:#121316;color:#f3f1ed}}a{color:inherit;display:inline-block;padding:8px 0}`

function escape(text: string): string {
  return text.replace(/[<>&"]/g, (character) => `&#${character.charCodeAt(0)};`)
}

function page(shopName: string, title: string, sentences: readonly string[], rest: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} | ${escape(shopName)}</title><style>${STYLE}</style></head>
<body><main><h1>${title}</h1>${sentences.map((sentence) => `<p>${sentence}</p>`).join('')}<p><a href="">Try again</a></p>${rest}</main></body></html>`
}

/** Stands in no shop's name. */
const MARK = '\0'

const CART = '<li><a href="/shop/cart">Cart</a></li><li><a href="/shop/wishlist">Wishlist</a></li>'

/** Before and behind the list of the pages that are kept. */
export function offlinePage(shopName: string): [string, string] {
  const sentence = 'This page has not been opened here before, so it cannot be shown without a connection.'
  const list = `<h2>What you have looked at lately can</h2><ul>${MARK}${CART}</ul>`
  const [before = '', behind = ''] = page(shopName, 'You are offline', [sentence], list).split(MARK)
  return [before, behind]
}

export function checkoutPage(shopName: string): string {
  const sentences = [
    'An order can be placed once you are connected again: prices and stock are checked at that moment.',
    'Your cart is kept in this browser.',
  ]
  return page(shopName, 'You are offline', sentences, `<ul>${CART}</ul>`)
}
