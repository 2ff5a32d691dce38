/** The content security policy: every inline script of a finished page is named by its hash (ARCHITECTURE.md, How a page comes about). */
import { hash } from 'node:crypto'

export interface PolicySettings {
  /** Public origin; `https` adds `upgrade-insecure-requests`. */
  siteUrl: string
  /** `/api` or an absolute address, whose origin may then be connected to. */
  apiBaseUrl: string
  /** True while developing: the module server needs inline scripts and web sockets. */
  relaxed?: boolean
}

/** For everything that is not a page: nothing may be loaded by it. */
export const BARE_POLICY = "default-src 'none'; frame-ancestors 'none'"

const SCRIPT = /<script\b((?:[^>"']|"[^"]*"|'[^']*')*)>([\s\S]*?)<\/script\s*>/gi
const HAS_SOURCE = /(?:^|\s)src\s*=/i
const DATA_TYPE = /(?:^|\s)type\s*=\s*["']?application\/(?:ld\+)?json\b/i

/** The sources that allow the page's inline scripts, each once, in the order of the page; data blocks (JSON, JSON-LD) run nothing and need none. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>()
  for (const [, attributes = '', content = ''] of html.matchAll(SCRIPT)) {
    if (HAS_SOURCE.test(attributes) || DATA_TYPE.test(attributes) || content === '') continue
    hashes.add(
      `'sha256-${hash('sha256', content.includes('\r') ? content.replace(/\r\n?/g, '\n') : content, 'base64')}'`,
    )
  }
  return [...hashes]
}

/** The policy of the office's page: it is drawn in the browser, so that not even a style stands in its text. */
export function officePolicy(html: string, { siteUrl, relaxed = false }: Omit<PolicySettings, 'apiBaseUrl'>): string {
  const loose = relaxed ? ["'unsafe-inline'"] : []
  return written(siteUrl, [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...(relaxed ? loose : inlineScriptHashes(html))],
    ['style-src', "'self'", ...loose],
    ['img-src', "'self'", 'data:'],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...(relaxed ? ['ws:'] : [])],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
  ])
}

/** The policy of one finished page. */
export function pagePolicy(html: string, settings: PolicySettings): string {
  const relaxed = settings.relaxed ?? false
  const api = settings.apiBaseUrl.startsWith('/') ? [] : [new URL(settings.apiBaseUrl).origin]
  return written(settings.siteUrl, [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...(relaxed ? ["'unsafe-inline'"] : inlineScriptHashes(html))],
    ['style-src', "'self'", "'unsafe-inline'"],
    ['img-src', "'self'", 'data:'],
    ['font-src', "'self'"],
    ['media-src', "'self'"],
    ['frame-src', 'https://www.youtube-nocookie.com'],
    ['connect-src', "'self'", ...api, ...(relaxed ? ['ws:'] : [])],
    ['worker-src', "'self'"],
    ['base-uri', "'self'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
    ['object-src', "'none'"],
  ])
}

function written(siteUrl: string, directives: readonly (readonly [string, ...string[]])[]): string {
  const all = siteUrl.startsWith('https:') ? [...directives, ['upgrade-insecure-requests']] : directives
  return all.map((directive) => directive.join(' ')).join('; ')
}
