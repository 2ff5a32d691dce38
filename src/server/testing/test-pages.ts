/** Pages for tests of the server that need no build: one that greets, one that waits, one that names its process, and some that behave badly. */
import type { RenderPage } from '../answering/page-handler.ts'

const html = (body: string) =>
  `<!doctype html><html lang="en"><head><title>Test</title><script>window.ready=1</script><script src="/assets/a.js"></script></head><body>${body}</body></html>`

/** `hold` is awaited by /slow before it answers. */
export function testPages(hold: () => Promise<void> = async () => undefined): RenderPage {
  return async (request) => {
    const { pathname, search, origin } = new URL(request.url)
    const page = (body: string, status = 200) =>
      new Response(html(body), { status, headers: { 'content-type': 'text/html; charset=utf-8' } })
    switch (pathname) {
      case '/':
        return new Response(null, {
          status: 302,
          headers: [
            ['location', '/home/main'],
            ['set-cookie', 'a=1'],
            ['set-cookie', 'b=2'],
          ],
        })
      case '/shop':
        return page(`<h1>Shop${search}</h1><p>${origin}</p>${'<p>An ordinary line of a page</p>'.repeat(80)}`)
      case '/form':
        return page(`<p>${request.method} ${await request.text()}</p>`)
      case '/slow':
        await hold()
        return page('<h1>Late but whole</h1>')
      case '/process':
        return page(`<p>process ${process.pid}</p>`)
      case '/broken':
        throw new Error('secret of the inside')
      default:
        return page('<h1>Oops! Page not found</h1>', 404)
    }
  }
}
