/** Whether pieces that come back can be sold again. */
import { officeText as t } from '../../texts/office.ts'

export function RestockCheck({ checked, onCheck }: { checked: boolean; onCheck: (isOn: boolean) => void }) {
  return (
    <label className="office-check">
      <input type="checkbox" checked={checked} onChange={(event) => onCheck(event.currentTarget.checked)} />
      {t('restock')}
    </label>
  )
}
