/** Shares the compare list: the system's own sharing where there is one, else the link is copied, else shown to be copied. */
import { useSavedText } from '#storefront/texts/saved.ts'
import { Link2 } from 'lucide-react'
import { useState } from 'react'
import { useRootData } from '../../state/root-data.ts'
import { sharedListPath } from './shared-list.ts'

type Shared = 'no' | 'copied' | 'shown'

export function ShareButton({ ids }: { ids: readonly string[] }) {
  const t = useSavedText()
  const { siteUrl, language } = useRootData()
  const [shared, setShared] = useState<Shared>('no')
  const address = siteUrl + language.base + sharedListPath(ids)

  async function share() {
    try {
      if (matchMedia('(pointer: coarse)').matches && 'share' in navigator) await navigator.share({ url: address })
      else {
        await navigator.clipboard.writeText(address)
        setShared('copied')
      }
    } catch (error) {
      // Closing the system's dialog is no failure; everything else leaves copying to the shopper.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setShared('shown')
    }
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <button type="button" className="inline-flex min-h-11 items-center gap-2 link-text" onClick={() => void share()}>
        <Link2 size={20} strokeWidth={1.5} aria-hidden />
        {t('shareThisList')}
      </button>
      <span role="status" className="text-14 text-success">
        {shared === 'copied' && t('linkCopied')}
      </span>
      {shared === 'shown' && (
        <label className="flex items-center gap-2 text-14 text-ink-2">
          {t('copyThisLink')}
          <input readOnly className="field w-70" value={address} onFocus={(event) => event.currentTarget.select()} />
        </label>
      )}
    </div>
  )
}
