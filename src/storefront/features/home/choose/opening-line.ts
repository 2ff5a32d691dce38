/** The first words of a description, for a panel that has room for two lines. */

/** Whole sentences of at most `most` characters in all; where even the first is longer, its words up to there and an ellipsis. */
export function openingLine(description: string, most = 130): string {
  const sentences = description.trim().split(/(?<=[.!?])\s+/u)
  let line = ''
  for (const sentence of sentences) {
    const longer = line === '' ? sentence : `${line} ${sentence}`
    if (longer.length > most) break
    line = longer
  }
  if (line !== '') return line
  const cut = (sentences[0] ?? '').slice(0, most + 1)
  return cut === '' ? '' : `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most / 2)).replace(/[\s,;:]+$/u, '')}\u2026`
}
