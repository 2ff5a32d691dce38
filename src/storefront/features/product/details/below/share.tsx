/** Ways to share a product: the four networks, the link itself, and the device's own sheet where there is one. */
import { useProductText } from '#storefront/texts/product.ts'
import { Check, Link as LinkIcon, Share2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { IconButton, iconButtonClasses } from '#ui/icon-button.tsx'
import { NetworkIcon } from './network-icon.tsx'
import { shareLinks } from './share-links.ts'
import { useHydrated } from '#ui/use-hydrated.ts'

/** Milliseconds for which the tick stands in the button. */
const TOLD = 2000

export function Share({ title, address }: { title: string; address: string }) {
  const t = useProductText()
  const [copied, setCopied] = useState(false)
  const hydrated = useHydrated()
  const native = hydrated && typeof navigator.share === 'function'

  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), TOLD)
    return () => clearTimeout(timer)
  }, [copied])

  async function copy() {
    try {
      await navigator.clipboard.writeText(address)
      setCopied(true)
    } catch {
      // Without the permission the address is shown to be copied by hand.
      prompt(t('copyThisAddress'), address)
    }
  }

  async function share() {
    // A shopper who closes the sheet is no error.
    await navigator.share({ title, url: address }).catch(() => undefined)
  }

  return (
    <div className="share">
      <span className="me-1 text-ink-2">{t('share')}</span>
      {shareLinks(address, title).map(({ network, label, href }) => (
        <a
          key={network}
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t(label)}
          title={t(label)}
          className={iconButtonClasses('plain', 'share-button')}
        >
          <NetworkIcon network={network} />
        </a>
      ))}
      <IconButton
        label={t('copyLink')}
        className="share-button needs-script"
        onClick={() => void copy()}
        icon={
          copied ? (
            <Check size={20} strokeWidth={1.5} aria-hidden="true" />
          ) : (
            <LinkIcon size={20} strokeWidth={1.5} aria-hidden="true" />
          )
        }
      />
      {native && (
        <IconButton
          label={t('shareWithAnotherApp')}
          className="share-button"
          onClick={() => void share()}
          icon={<Share2 size={20} strokeWidth={1.5} aria-hidden="true" />}
        />
      )}
      <span role="status" className="sr-only">
        {copied ? t('linkCopied') : ''}
      </span>
    </div>
  )
}
