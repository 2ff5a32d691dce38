/** What a page of ours asks the browser to fetch, read from its HTML. */
import { HELD_ENTRY, HELD_PRELOAD } from '../../src/storefront/router/late-scripts.ts'

export interface PageAssets {
  scripts: string[]
  styles: string[]
  fonts: string[]
  pictures: PictureSource[]
}

/** The AVIF source of one picture. */
export interface PictureSource {
  candidates: { address: string; width: number }[]
  sizes: string
}

function attributes(tag: string): Map<string, string> {
  const pairs = [...tag.matchAll(/([\w-]+)="([^"]*)"/g)]
  return new Map(pairs.map(([, name = '', value = '']) => [name.toLowerCase(), value.replaceAll('&amp;', '&')]))
}

function tags(html: string, name: string): Map<string, string>[] {
  return [...html.matchAll(new RegExp(`<${name}\\b[^>]*>`, 'g'))].map(([tag]) => attributes(tag))
}

function parseSourceSet(text: string): PictureSource['candidates'] {
  return text.split(',').map((candidate) => {
    const [address = '', width = ''] = candidate.trim().split(/\s+/)
    return { address, width: Number.parseInt(width, 10) }
  })
}

export function pageAssets(html: string): PageAssets {
  const links = tags(html, 'link')
  const rel = (kind: string) => links.filter((link) => link.get('rel') === kind)
  const preloads = [...rel('modulepreload'), ...rel(HELD_PRELOAD)]
  const address = (link: Map<string, string>) => link.get('href') ?? ''
  const inline = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, marks = '']) => ['module', HELD_ENTRY].some((type) => marks.includes(`type="${type}"`)))
    .map(([, , code = '']) => code)
  const imported = inline.flatMap((code) =>
    [...code.matchAll(/(?:from|import)\s*["']([^"']+\.js)["']/g)].map(([, target = '']) => target),
  )
  const external = tags(html, 'script').flatMap((script) => script.get('src') ?? [])
  return {
    scripts: [...new Set([...preloads.map(address), ...external, ...imported])],
    styles: [...new Set(rel('stylesheet').map(address))],
    fonts: [
      ...new Set(
        rel('preload')
          .filter((link) => link.get('as') === 'font')
          .map(address),
      ),
    ],
    pictures: tags(html, 'source')
      .filter((source) => source.get('type') === 'image/avif')
      .map((source) => ({
        candidates: parseSourceSet(source.get('srcset') ?? ''),
        sizes: source.get('sizes') ?? '100vw',
      })),
  }
}

/** Width in CSS pixels that a `sizes` attribute gives in a viewport of `viewport` pixels. @throws RangeError on what it cannot read */
export function sizesWidth(sizes: string, viewport: number): number {
  for (const entry of sizes.split(',').map((one) => one.trim())) {
    const parts = /^(?:\((min|max)-width:\s*([\d.]+)px\)\s+)?([\d.]+)(px|vw)$/.exec(entry)
    if (parts === null) throw new RangeError(`sizes "${sizes}": "${entry}" is not understood.`)
    const [, bound, limit, length, unit] = parts
    const matches = bound === undefined || (bound === 'min' ? viewport >= Number(limit) : viewport <= Number(limit))
    if (matches) return unit === 'vw' ? (Number(length) * viewport) / 100 : Number(length)
  }
  return viewport
}

/** The candidate that a browser takes: the smallest that is wide enough, else the widest. */
export function chosenCandidate(picture: PictureSource, viewport: number, density: number): string | undefined {
  const wanted = sizesWidth(picture.sizes, viewport) * density
  const ascending = picture.candidates.toSorted((a, b) => a.width - b.width)
  return (ascending.find(({ width }) => width >= wanted) ?? ascending.at(-1))?.address
}
