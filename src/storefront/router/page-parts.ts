/** A finished page in three parts, so that what is changed of its head and its end copies no other text of it. */

export interface PageParts {
  /** What stands before `</head>`. */
  head: string
  body: string
  /** From the script that starts the page's code, or from `</body>`. */
  end: string
}

/** The script that starts the page's code, as React Router writes it. */
export const ENTRY = '<script type="module" async="">'

/** What is not there makes its part empty: all parts together are always the page. */
export function partsOf(html: string): PageParts {
  const headEnd = Math.max(0, html.indexOf('</head>'))
  const entry = html.lastIndexOf(ENTRY)
  const end = Math.max(headEnd, entry < 0 ? html.lastIndexOf('</body>') : entry)
  return { head: html.slice(0, headEnd), body: html.slice(headEnd, end), end: html.slice(end) }
}

export function joined({ head, body, end }: PageParts): string {
  return head + body + end
}
