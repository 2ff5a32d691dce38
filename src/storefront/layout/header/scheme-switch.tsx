/** The switch between the system's scheme, light and dark; in the colours of what it lies on. */
import { useFrameText } from '#storefront/texts/frame.ts'
import { useId } from 'react'
import { chooseScheme, SCHEMES, useScheme } from '#ui/scheme.ts'

export function SchemeSwitch({ className = '' }: { className?: string }) {
  const t = useFrameText()
  const name = useId()
  const chosen = useScheme()
  return (
    <fieldset className={`scheme-switch needs-script ${className}`}>
      <legend className="sr-only">{t('appearance')}</legend>
      {SCHEMES.map((scheme) => (
        <label key={scheme}>
          <input
            type="radio"
            name={name}
            checked={scheme === chosen}
            readOnly
            // Not the change: React hears none that wakes the part of the page that it is in.
            onClick={() => chooseScheme(scheme)}
          />
          {t(scheme)}
        </label>
      ))}
    </fieldset>
  )
}
