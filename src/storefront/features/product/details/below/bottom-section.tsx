/** What stands under the pictures: SKU, category, tag, share icons, return notes and the payment picture (spec 2.6). */
import { GoodsName, useGoodsName } from '#storefront/state/goods-names.ts'
import { useProductText } from '#storefront/texts/product.ts'
import type { PaymentMethod } from '#domain/order/payment/payment-ways.ts'
import type { Product, ProductChoice } from '#domain/catalogue/product/product.ts'
import { findVariant } from '#domain/catalogue/product/variant.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import { sendingWays } from '#domain/pricing/shipping.ts'
import { RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '#ui/link.tsx'
import { links } from '../../../../links.ts'
import { categoryLinks } from '../category-links.ts'
import { clockTime } from '../../../../goods/order/dispatch.ts'
import { useRootData } from '../../../../state/root-data.ts'
import { PaymentDrawing } from '../purchase/payment-drawing.tsx'
import { Share } from './share.tsx'
import '../gallery/below-pictures.css'

interface BottomSectionProps {
  product: Product
  choice: ProductChoice
  settings: ShopSettings
  siteUrl: string
  paymentMethods: readonly PaymentMethod[]
}

export function BottomSection({ product, choice, settings, siteUrl, paymentMethods }: BottomSectionProps) {
  const t = useProductText()
  const { isLive } = useRootData()
  const called = useGoodsName()
  const addresses = categoryLinks(product)
  const tags = isLive ? product.tags.map(called).join(', ') : t('tagNew')
  return (
    <div className="bottom-section">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <dl className="flex flex-wrap gap-x-8 gap-y-3">
          <Fact name={t('sku')}>{findVariant(product, choice)?.sku ?? product.sku}</Fact>
          <Fact name={t('category')}>
            <Link
              dir="auto"
              to={product.children === '' ? addresses.category : addresses.subcategory}
              className="hit relative inline-block min-h-6 link-text"
            >
              <GoodsName name={product.children || product.parent} />
            </Link>
          </Fact>
          {/* In a live shop a tag says something of its product. */}
          {tags !== '' && <Fact name={t('tag')}>{tags}</Fact>}
        </dl>
        <Share title={product.title} address={siteUrl + links.product(product.id)} />
      </div>
      <div className="flex gap-3.5 text-ink-2">
        <RotateCcw size={20} strokeWidth={1.5} aria-hidden="true" className="mt-0.5 shrink-0" />
        <p>
          {t('sendBackWithin', { days: settings.returnDays })}
          {sendingWays(settings.shipping).length > 0 && (
            <>
              <br />
              {t(isLive ? 'sameDayOnWorkingDays' : 'sameDayFor', {
                time: clockTime(settings.dispatchCutOff, t.locale),
              })}
            </>
          )}
        </p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="text-ink-2">{t(isLive ? 'waysToPay' : 'guaranteedSafeCheckout')}</p>
        <PaymentDrawing methods={paymentMethods} />
      </div>
    </div>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-14 text-ink-2">{name}</dt>
      <dd className="mt-0.5 font-medium">{children}</dd>
    </div>
  )
}
