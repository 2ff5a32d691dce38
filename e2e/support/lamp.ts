/** A product of an owner's own, which makes a store a live one. */
export const LAMP = {
  id: 'lamp',
  title: 'Paper Lamp',
  price: 80,
  quantity: 900,
  productType: 'electronics',
  category: 'Lighting',
  img: '/media/products/backpack/olive-main-640.webp',
  description: 'Folded by hand. It gives a soft light.',
}

export const VASE = { ...LAMP, id: 'vase', title: 'Clay Vase', price: 40 }
