/** The inbox: orders by tab and search, the newest first, and what is done with several at once. */
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { ORDER_TABS, type OrderTab } from '#domain/order/desk/order-tabs.ts'
import { mayAct } from '#domain/people/roles.ts'
import { Button } from '#ui/button.tsx'
import { Notice, type NoticeProps } from '../parts/notice.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { useOwn } from '../session/session.tsx'
import { Waiting } from '../shell/waiting.tsx'
import { officeText as t } from '../texts/office.ts'
import { keepSound, wantsSound } from './new-order-sound.ts'
import { OrderSearch } from './order-search.tsx'
import { OrderTable } from './order-table.tsx'
import { OrderTabs } from './order-tabs.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { useOrderList } from './use-order-list.ts'

export function OrdersPage() {
  const [params, setParams] = useSearchParams()
  const tab = ORDER_TABS.find((one) => one === params.get('tab')) ?? 'all'
  const search = params.get('search') ?? ''
  function show(change: { tab?: OrderTab; search?: string }) {
    const next = { tab, search, ...change }
    setParams(
      { ...(next.tab !== 'all' && { tab: next.tab }), ...(next.search !== '' && { search: next.search }) },
      { replace: change.search !== undefined },
    )
  }
  return (
    <>
      <PageHead title={t('orders')} lead={t('ordersLead')}>
        <SoundSwitch />
      </PageHead>
      <OrderSearch typed={search} onSearch={(typed) => show({ search: typed })} />
      <Inbox key={`${tab} ${search}`} tab={tab} search={search} onTab={(chosen) => show({ tab: chosen })} />
    </>
  )
}

function Inbox({ tab, search, onTab }: { tab: OrderTab; search: string; onTab: (tab: OrderTab) => void }) {
  const { person } = useOwn()
  const list = useOrderList(tab, search)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [notice, setNotice] = useState<NoticeProps>()
  const { counts, rows, refusal, fresh } = list
  const canAct = mayAct(person.role, 'staff')
  // What has left the list meanwhile is not acted on.
  const chosen = rows?.filter(({ number }) => selected.has(number)).map(({ number }) => number) ?? []
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <OrderTabs tab={tab} counts={counts} onTab={onTab} />
      {refusal && <Notice kind="bad" text={refusal.detail} />}
      {notice && <Notice {...notice} />}
      <p role="status" className="sr-only">
        {fresh > 0 && t('newOrders', { count: fresh })}
      </p>
      {rows ? (
        rows.length === 0 ? (
          <p className="py-8 text-ink-2">{t(search === '' ? 'ordersEmpty' : 'ordersNotFound')}</p>
        ) : (
          <OrderTable
            rows={rows}
            currency={list.currency}
            freshest={list.freshNumbers}
            {...(canAct && { selected, onSelect: setSelected })}
          />
        )
      ) : (
        !refusal && <Waiting />
      )}
      {list.next !== null && (
        <Button look="outline" size="small" className="justify-self-start" onClick={() => void list.more()}>
          {t('showMore')}
        </Button>
      )}
      {chosen.length > 0 && (
        <SelectionBar
          numbers={chosen}
          onDone={(said) => {
            setNotice(said)
            setSelected(new Set())
            void list.again()
          }}
          onClear={() => setSelected(new Set())}
        />
      )}
    </div>
  )
}

function SoundSwitch() {
  const [isOn, setOn] = useState(wantsSound)
  const first = useRef(true)
  useEffect(() => {
    if (first.current) first.current = false
    else keepSound(isOn)
  }, [isOn])
  return (
    <label className="office-check text-14">
      <input type="checkbox" checked={isOn} onChange={(event) => setOn(event.currentTarget.checked)} />
      {t('sound')}
    </label>
  )
}
