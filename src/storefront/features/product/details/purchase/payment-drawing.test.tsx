import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { PaymentDrawing } from './payment-drawing.tsx'

it('the payment picture shows what the shop takes and nothing else', () => {
  const later = renderToStaticMarkup(<PaymentDrawing methods={['pay-later']} />)
  expect(later).toContain('aria-label="Pay later by invoice or on delivery"')
  expect(later).not.toMatch(/card/i)
  const both = renderToStaticMarkup(<PaymentDrawing methods={['pay-later', 'stripe']} />)
  expect(both).toContain('aria-label="Card, Pay later by invoice or on delivery"')
  const frames = (svg: string) => svg.match(/<rect/g)?.length
  expect([frames(later), frames(both)]).toEqual([2, 3])
  expect(renderToStaticMarkup(<PaymentDrawing methods={[]} />)).toBe('')
})
