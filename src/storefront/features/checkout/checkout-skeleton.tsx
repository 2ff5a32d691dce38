/** What the checkout shows until the cart is read: of the size of what replaces it, and an honest word where scripts are off. */
import { useCheckoutText } from '#storefront/texts/checkout.ts'

export function CheckoutHeading() {
  const t = useCheckoutText()
  return (
    <>
      <h1 className="h-page">{t('checkout')}</h1>
      <p className="mt-3 text-ink-2">{t('noAccountNeeded')}</p>
    </>
  )
}

const FIELDS = [0, 1, 2, 3, 4]

export function CheckoutSkeleton() {
  const t = useCheckoutText()
  return (
    <div className="items-start gap-x-20 lg:grid lg:grid-cols-[minmax(0,1fr)_27.5rem]">
      <div className="pt-6 md:pt-11">
        <CheckoutHeading />
        <noscript>
          <p className="mt-4 max-w-140 text-18">{t('yourCartIsKeptIn')}</p>
        </noscript>
        <div
          aria-hidden="true"
          className="needs-script mt-5 grid min-h-[100rem] animate-pulse content-start gap-8 border-t border-line pt-8"
        >
          {FIELDS.map((field) => (
            <div key={field} className="grid gap-2">
              <div className="h-4 w-1/4 rounded-pill bg-tile" />
              <div className="h-13 rounded-field bg-tile" />
            </div>
          ))}
        </div>
      </div>
      <div aria-hidden="true" className="needs-script h-[42rem] rounded-tile bg-sand max-lg:mt-10 lg:mt-11" />
    </div>
  )
}
