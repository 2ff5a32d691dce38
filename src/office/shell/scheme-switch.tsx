/** The switch between the system's scheme, light and dark; the same choice as in the shop. */
import { useId } from 'react'
import { chooseScheme, SCHEMES, useScheme } from '#ui/scheme.ts'
import { officeText as t } from '../texts/office.ts'

export function SchemeSwitch() {
  const name = useId()
  const chosen = useScheme()
  return (
    <fieldset className="scheme-switch">
      <legend className="sr-only">{t('appearance')}</legend>
      {SCHEMES.map((scheme) => (
        <label key={scheme}>
          <input type="radio" name={name} checked={scheme === chosen} onChange={() => chooseScheme(scheme)} />
          {t(scheme)}
        </label>
      ))}
    </fieldset>
  )
}
