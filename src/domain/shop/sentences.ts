/** Owns how texts of the owner's become sentences among ours: each ends with one stop, whatever it ended with. */

/** What ends a sentence in any script; quotes may close behind it. */
const ENDED = /[\p{Sentence_Terminal}…:][\s"'”’“‘»«›‹」』〉》]*$/u
/** A whole sentence in brackets: the stop stands inside. */
const BRACKETED = /(?:^|[\p{Sentence_Terminal}…:]\s*)[([（【][^()[\]（）【】]*[\p{Sentence_Terminal}…][)\]）】]$/u

/** The text with a stop at its end unless it has one ("Preise inkl. MwSt." stays as it is); empty where there is no text. */
export function asSentence(text: string): string {
  const said = text
    .trim()
    .replace(/[\s,;–—-]+$/u, '')
    .replace(/(?<!\.)\.\.$/, '.')
  return said === '' || ENDED.test(said) || BRACKETED.test(said) ? said : `${said}.`
}

/** All texts that say something, as sentences one after the other. */
export function sentences(...texts: readonly string[]): string {
  return texts
    .map(asSentence)
    .filter((text) => text !== '')
    .join(' ')
}

/** Up to and with the first stop that ends a sentence; the whole text where there is none. */
export function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s|$)/s.exec(text.trim())?.[0] ?? text.trim()
}
