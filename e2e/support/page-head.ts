/** Reads the head of a page as a search engine gets it: from the answer of the server, without scripts. */
import type { APIRequestContext } from '@playwright/test'

export interface PageHead {
  status: number
  /** Whether browsers show the page as the standards say, and not as those of 1998 did. */
  hasDoctype: boolean
  title: string | null
  description: string | null
  /** Path and query of the canonical address. */
  canonical: string | null
  picture: string | null
  robots: string | null
  themeColor: string | null
  /** The blocks of JSON-LD. */
  data: Record<string, unknown>[]
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
}

function plain(text: string): string {
  return text.replaceAll(/&(?:amp|quot|#x27|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity)
}

export async function readHead(request: APIRequestContext, address: string): Promise<PageHead> {
  const response = await request.get(address)
  const html = await response.text()
  const find = (pattern: RegExp): string | null => {
    const text = pattern.exec(html)?.[1]
    return text === undefined ? null : plain(text)
  }
  const canonical = find(/<link rel="canonical" href="([^"]*)"/)
  const blocks = html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)
  return {
    status: response.status(),
    hasDoctype: /^<!doctype html>/i.test(html),
    title: find(/<title>([^<]*)<\/title>/),
    description: find(/<meta name="description" content="([^"]*)"/),
    canonical: canonical === null ? null : new URL(canonical).pathname + new URL(canonical).search,
    picture: find(/<meta property="og:image" content="([^"]*)"/),
    robots: find(/<meta name="robots" content="([^"]*)"/),
    themeColor: find(/<meta name="theme-color"[^>]* content="([^"]*)"/),
    data: [...blocks].map(([, json = '']) => JSON.parse(json) as Record<string, unknown>),
  }
}
