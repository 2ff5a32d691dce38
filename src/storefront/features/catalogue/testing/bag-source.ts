/** Three goods of one offered category, beside one without goods and a hidden one. */
import { listSource } from '#domain/catalogue/catalogue-source.ts'
import { makeItem } from '#domain/catalogue/testing/item.ts'

const category = (id: string, parent: string, children: string[], status: 'Show' | 'Hide' = 'Show') => ({
  id,
  img: '',
  parent,
  children,
  productType: 'fashion',
  products: [],
  status,
})

export const bags = category('c1', 'Bags & Accessories', ['Caps', 'Belts'])

const fashion = { productType: 'fashion', parent: 'Bags & Accessories', tags: ['travel'] }

export const bagSource = listSource(
  [
    makeItem({ ...fashion, id: '1', children: 'Caps', discount: 20 }),
    makeItem({ ...fashion, id: '2', children: 'Caps' }),
    makeItem({ ...fashion, id: '3', children: 'Wallets' }),
  ],
  [bags, category('c2', 'Empty', []), category('c3', 'Hidden', [], 'Hide')],
)
