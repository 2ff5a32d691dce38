/** Loader data that goes from the server to the browser as one text: React Router's own format takes a twentieth of a page's time for each. */

/** Texts of one kind, with what they say. */
export interface LoaderTexts<Data extends object> {
  known: Map<string, Data>
  last?: { text: string; data: Data }
}

/** Renders that may stand between their loader and their page at a time; a text that is forgotten is read anew. */
const KEPT = 32

/** For data that survives being written as JSON. */
export function loaderTexts<Data extends object>(): LoaderTexts<Data> {
  return { known: new Map() }
}

function keep<Data extends object>({ known }: LoaderTexts<Data>, text: string, data: Data): Data {
  if (known.size >= KEPT) known.clear()
  known.set(text, data)
  return data
}

/** What a text says: the written data itself where it was written here, else the same object for the same text. Data of the browser's own is given as it is. */
export function readText<Data extends object>(texts: LoaderTexts<Data>, given: string | Data): Data {
  if (typeof given !== 'string') return given
  return texts.known.get(given) ?? keep(texts, given, JSON.parse(given) as Data)
}

/** The data as a text; the same one where nothing of it differs from what was written last. */
export function writeText<Data extends object>(texts: LoaderTexts<Data>, data: Data): string {
  if (!texts.last || !isSame(texts.last.data, data)) texts.last = { text: JSON.stringify(data), data }
  keep(texts, texts.last.text, texts.last.data)
  return texts.last.text
}

function isSame<Data extends object>(one: Data, other: Data): boolean {
  const keys = Object.keys(one)
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => one[key as keyof Data] === other[key as keyof Data])
  )
}
