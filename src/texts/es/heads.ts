/** Spanish: heads. */
import type { messages as english } from '../en/heads.ts'

export const messages = {
  cart: 'Lo que has elegido, con el total y las formas de envío.',
  wishlist: 'Lo que te gustaría tener, guardado en tu navegador.',
  portfolio: 'Looks y ambientes con los productos que aparecen en ellos, cada pieza con su precio.',
  categoryProducts: '{title}: todos los productos de la categoría, con precio, colores y valoraciones.',
  products: 'Toda la gama en una página, por sección, precio, valoración o novedad.',
  brands: 'Todas las marcas de la A a la Z, con el número de productos de cada una.',
  aboutUs: 'La tienda en palabras y en cifras, lo que defiende y quién hace sus productos.',
  categories: 'Todas las categorías por sección, con sus subcategorías y el número de productos de cada una.',
  catalogues: 'Selecciones cortas con un motivo: para alguien, para una ocasión y lo que ahora cuesta menos.',
  contactUs: 'Teléfono, correo, dirección y horario de la tienda, y un formulario que te redacta el correo.',
  checkout: 'Tu pedido, adónde va y cómo se paga. No hace falta cuenta.',
  search: 'Los productos que responden a tus palabras, los más afines primero, con todos los filtros de la tienda.',
  order: 'Dónde está tu pedido, qué contiene y qué puedes hacer.',
  shopCategory: 'Todas las categorías de la tienda, con el número de productos de cada una.',
  catalogue: '{goods}: filtra, compara y compra.',
  compare: 'Productos frente a frente: precios, valoraciones y características.',
  sampleOrder:
    'Un ejemplo de la página que sigue a un pedido: dónde está el paquete, qué contiene y cuánto ha costado.',
} as const satisfies Record<keyof typeof english, string>
