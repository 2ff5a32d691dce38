/** What the cart, wishlist and compare pages show until the browser's stores are loaded: as large as what replaces it, at least a screen high. */

interface SavedListSkeletonProps {
  title: string
  /** Said to those without JavaScript. */
  noscript: string
  /** The summary panel stands beside the rows. */
  panel?: boolean
}

const ROWS = [0, 1, 2]

export function SavedListSkeleton({ title, noscript, panel = false }: SavedListSkeletonProps) {
  return (
    <>
      <h1 className="h-page">{title}</h1>
      <noscript>
        <p className="mt-4 text-18 text-ink-2">{noscript}</p>
      </noscript>
      <div aria-hidden="true" className="needs-script mt-8 animate-pulse items-start gap-x-14 lg:flex">
        <div className="grow">
          <div className="border-b border-line max-md:hidden md:h-8" />
          {ROWS.map((row) => (
            <div key={row} className="flex items-center gap-6 border-b border-line py-5">
              <div className="size-26 shrink-0 rounded-field bg-tile md:size-28" />
              <div className="grid grow gap-3">
                <div className="h-4 w-3/5 rounded-pill bg-tile" />
                <div className="h-3 w-2/5 rounded-pill bg-tile" />
              </div>
            </div>
          ))}
        </div>
        {panel && <div className="h-[42rem] shrink-0 rounded-tile bg-sand max-lg:mt-10 lg:w-96" />}
      </div>
    </>
  )
}
