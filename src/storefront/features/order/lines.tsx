/** Lines of an address or of a contact, each as it is written. */
export function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    // A browser may name a country otherwise than the server did: what was sent stays.
    <span key={line} className="block break-words" suppressHydrationWarning>
      {/* It runs as it is written, whatever the page does. */}
      <bdi>{line}</bdi>
    </span>
  ))
}
