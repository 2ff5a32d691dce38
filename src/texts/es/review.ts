/** Spanish: review. */
import type { messages as english } from '../en/review.ts'

export const messages = {
  yourRating: 'Tu valoración',
  starsStars: '{stars, plural, one {# estrella} many {# de estrellas} other {# estrellas}}',
  average: 'de media',
  writeAReview: 'Escribir una opinión',
  yourReview: 'Tu opinión',
  yourName: 'Tu nombre',
  yourEmail: 'Tu correo',
  saveMyDetailsForThe: 'Guardar mis datos para la próxima opinión',
  submit: 'Enviar',
  verifiedPurchase: 'Compra verificada',
  sortReviews: 'Ordenar opiniones',
  reviews: 'Opiniones',
  writeTheFirstReview: 'Escribir la primera opinión',
  newestFirst: 'Más recientes',
  highestRating: 'Mejor valoración',
  lowestRating: 'Peor valoración',
  starsCounted: '{stars, plural, one {# estrella} many {# de estrellas} other {# estrellas}}',
  showingReviews:
    '{count, plural, one {# opinión} many {# de opiniones} other {# opiniones}} con {stars, plural, one {# estrella} many {# de estrellas} other {# estrellas}}',
  showingSomeReviews:
    '{shown, number} de {count, plural, one {# opinión} many {# de opiniones} other {# opiniones}} con {stars, plural, one {# estrella} many {# de estrellas} other {# estrellas}}',
  averageOf:
    '<0>{average}</0> es la media {count, plural, one {de la única opinión que se muestra} many {del # de opiniones que se muestran} other {de las # opiniones que se muestran}} aquí.',
  barReviews:
    '<0>{stars, plural, one {# estrella} many {# de estrellas} other {# estrellas}}: </0>{count, number}<0>{count, plural, one { opinión} many { de opiniones} other { opiniones}}</0>',
  showAll: 'Ver todas ({count, number})',
  showAllReviews: 'Ver las {count, number} opiniones',
  readAll: 'Leer las {count, number} opiniones',
  howIs: '¿Qué te parece <0>{title}</0>? Todos los campos son obligatorios; tu dirección no se muestra nunca.',
  noReviews: 'Todavía no hay opiniones',
  reviewRequired: 'Escribe tu opinión',
  nameRequired: 'Indica tu nombre',
  emailRequired: 'Indica tu correo electrónico',
  emailInvalid: 'Indica una dirección de correo válida',
  ratingRequired: 'Elige de una a cinco estrellas',
  reviewWaits: 'Gracias. Tu opinión aparecerá en cuanto la hayamos leído.',
  reviewBusy: 'Demasiadas opiniones en poco tiempo. Vuelve a intentarlo dentro de unos minutos.',
  reviewFailed: 'No ha funcionado. Tu texto sigue aquí; vuelve a intentarlo dentro de un momento.',
  shopAnswers: 'Respuesta de {shop}',
  reviewsChecked:
    'Las opiniones marcadas como compra verificada son de personas a las que esta tienda entregó el producto. En las demás no comprobamos si lo compraron.',
} as const satisfies Record<keyof typeof english, string>
