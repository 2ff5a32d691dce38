/** The switch that reduces a comparison to the rows in which products differ. */
import { useSavedText } from '#storefront/texts/saved.ts'

export function DifferencesSwitch({ on, onChange }: { on: boolean; onChange: (on: boolean) => void }) {
  const t = useSavedText()
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <span className="relative inline-grid">
        <input
          type="checkbox"
          role="switch"
          aria-checked={on}
          checked={on}
          onChange={(event) => onChange(event.currentTarget.checked)}
          className="peer h-7 w-12 cursor-pointer appearance-none rounded-pill bg-field transition-colors checked:bg-accent forced-colors:appearance-auto"
        />
        <span className="pointer-events-none absolute start-0.5 top-0.5 size-6 rounded-pill bg-white transition-transform peer-checked:translate-x-5 forced-colors:hidden" />
      </span>
      {t('differencesOnly')}
    </label>
  )
}
