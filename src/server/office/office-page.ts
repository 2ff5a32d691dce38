/** Serves the office: one page for every address below /office, which is drawn in the browser, and the files of its build. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Store } from '#services/store.ts'
import { makeOfficePack, type OfficePack } from '#texts/office-pack.ts'
import { followScheme, SCHEME_CHOSEN, SCHEME_KEY } from '#ui/scheme.ts'
import { officePolicy } from '../answering/content-security-policy.ts'
import { html } from '../mail/html.ts'

/** Where the page of the build says that its head and its body begin. */
const HEAD = '<!--head-->'
const BODY = '<!--body-->'
/** Of files that are named by their content. */
const FOR_EVER = 'public, max-age=31536000, immutable'

export interface OfficeFront {
  /** The page as it was built, for an address. */
  page: (address: string) => Promise<string>
  /** The build's files; null where a module server answers for them. */
  assetsDir: string | null
}

export interface OfficePageOptions {
  front: OfficeFront
  store: Pick<Store, 'shop' | 'siteUrl'>
  /** Where the API stands: a path. */
  apiPrefix: string
  /** True while developing: the policy lets the module server work. */
  relaxed: boolean
}

/** The build as it lies in `folder`. */
export function builtOffice(folder: string): OfficeFront {
  let page: Promise<string> | undefined
  return {
    page: () => (page ??= readFile(path.join(folder, 'index.html'), 'utf8')),
    assetsDir: path.join(folder, 'assets'),
  }
}

/** Registers /office. Nothing of the page depends on who asks for it: who may see what is decided by the calls that it makes. */
export async function registerOffice(app: FastifyInstance, options: OfficePageOptions): Promise<void> {
  const { front, store, relaxed } = options
  const texts = makeOfficePack()
  const [head, body] = [headOf(texts, options), bodyOf(texts)]
  const answer = async (address: string) => {
    const built = await front.page(address)
    return built.replace(HEAD, () => head).replace(BODY, () => body)
  }
  for (const url of ['/office', '/office/*']) {
    app.get(url, async (request, reply) => {
      const page = await answer(request.url)
      return reply
        .header('cache-control', 'no-store')
        .header('x-robots-tag', 'noindex')
        .header('referrer-policy', 'no-referrer')
        .header('content-security-policy', officePolicy(page, { siteUrl: store.siteUrl, relaxed }))
        .type('text/html; charset=utf-8')
        .send(page)
    })
  }
  for (const [file, code] of texts.modules) {
    app.get(`/assets/${file}`, (_request, reply) =>
      reply.type('text/javascript; charset=utf-8').header('cache-control', FOR_EVER).send(code),
    )
  }
  if (front.assetsDir === null) return
  await app.register(fastifyStatic, {
    root: front.assetsDir,
    prefix: '/office/assets/',
    decorateReply: false,
    cacheControl: false,
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
    setHeaders: (reply) => void reply.header('cache-control', FOR_EVER),
  })
}

/** The scheme is known before anything is painted; the map of texts stands before every module. */
function headOf(texts: OfficePack, { store, apiPrefix }: OfficePageOptions): string {
  const shopName = store.shop.name
  return [
    html`<title>${texts.text('title', { shop: shopName })}</title>`.text,
    html`<meta name="application-name" content="${shopName}" />`.text,
    html`<meta name="api" content="${apiPrefix}" />`.text,
    `<script>(${followScheme.toString()})('${SCHEME_KEY}','${SCHEME_CHOSEN}')</script>`,
    `<script type="importmap">${JSON.stringify({ imports: texts.imports })}</script>`,
  ].join('')
}

function bodyOf(texts: OfficePack): string {
  return html`<noscript>${texts.text('needsScript')}</noscript>`.text
}
