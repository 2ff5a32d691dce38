/** Spanish: how one pays. */
import type { messages as english } from '../en/payment.ts'

export const messages = {
  laterName: 'Pagar más tarde',
  laterMeans: 'Pagar más tarde, con factura o al recibirlo',
  laterNote: 'Con factura o cuando llegue el paquete. Ahora no se cobra nada.',
  laterConfirmed: 'Pagas más tarde: con factura o al recibirlo.',
  laterOwner: 'se paga más tarde',
  laterOpen: 'con factura o al recibirlo',
  laterBackTo: 'a ti',
  cardName: 'Tarjeta',
  cardMeans: 'Tarjeta',
  cardNote: 'Pagas en la página de {provider}',
  cardBehindTitle: 'Pagas en la página de {provider}',
  cardBehindText:
    'Al confirmar la compra pasas a la página segura de {provider} y vuelves cuando esté pagada. El número de tu tarjeta se escribe allí y nunca llega a esta tienda.',
  cardConfirmed: 'Pagado con tarjeta.',
  cardOwner: 'pagado con tarjeta',
  cardOpen: 'con tarjeta',
  cardBackTo: 'a tu tarjeta',
  cardPrivacy:
    'Donde se ofrece el pago con tarjeta, se hace en la página de {provider}, que recibe de nosotros el número del pedido, qué se pidió y a qué precio, tu dirección de correo y el camino de vuelta a la página del pedido. Los datos de la tarjeta nunca pasan por esta tienda.',
} as const satisfies Record<keyof typeof english, string>
