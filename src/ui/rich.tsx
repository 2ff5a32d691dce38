/** A text some of whose words are dressed: `<0>…</0>` in it is drawn by the first of the given parts, and so on. */
import { Fragment, type ReactNode } from 'react'

/** Texts are never mark-up: only the numbered signs mean something, everything else is shown as it is. */
export function rich(text: string, ...parts: readonly ((words: string) => ReactNode)[]): ReactNode[] {
  return text.split(/(<\d>.*?<\/\d>)/s).map((piece, place) => {
    const [, number, words = ''] = /^<(\d)>(.*)<\/\d>$/s.exec(piece) ?? []
    const dress = number === undefined ? undefined : parts[Number(number)]
    return <Fragment key={place}>{dress ? dress(words) : piece}</Fragment>
  })
}

/** Words for screen readers alone. */
export function unseen(words: string): ReactNode {
  return <span className="sr-only">{words}</span>
}
