/** Spanish: the short pages behind the footer's links. Server only. */
import type { messages as english } from '../en/info.ts'

export const messages = {
  shipping: 'Envíos',
  threeWaysToGetIt: 'Tres formas de recibirlo, todas se eligen en la cesta',
  whatItCostsAndHow: 'Cuánto cuesta y cuánto tarda',
  workingDaysAreMondayTo:
    'Los días laborables son de lunes a viernes y se cuentan desde el día de salida. La cesta muestra las fechas que resultan antes de que te decidas.',
  whenItLeaves: 'Cuándo sale',
  anOrderPlacedBeforeTime:
    'Un pedido hecho antes de las {time} en día laborable sale ese mismo día. Los posteriores, y los del fin de semana, salen el siguiente día laborable.',
  localPickup: 'Recogida en tienda',
  parcelsWaitAtAddress: 'Los paquetes te esperan en {address}',
  openingHoursHours: 'Horario: {hours}',
  tax: 'Impuestos',
  nothingIsAddedAtThe: 'Al final no se añade nada, salvo el envío que has elegido',
  goToTheCart: 'Ver la cesta',
  howReturnsWork: 'Cómo devolver',
  returns: 'Devoluciones',
  daysDaysEasyReturnsFor:
    'Devolución fácil en {days} días, por cualquier motivo, y te devolvemos el precio que pagaste.',
  howItWorks: 'Cómo se hace',
  writeToEmailWithinDays:
    'Escribe a {email} en los {days} días siguientes a la llegada del paquete y di qué devuelves. Un motivo nos ayuda, pero no es necesario.',
  packItSoThatIt: 'Embálalo para que viaje tan seguro como vino, con todo lo que había en la caja.',
  sendItToAddressOr: 'Envíalo a {address}, o tráelo: {hours}',
  thePriceYouPaidGoes:
    'El precio que pagaste vuelve por el mismo medio de pago en cuanto los artículos han llegado y los hemos revisado.',
  whatWeAsk: 'Lo que te pedimos',
  tryThingsOnAndTry:
    'Pruébate y prueba las cosas como lo harías en una tienda, y devuelve todo lo que había en la caja.',
  somethingIsBrokenOrWrong: 'Algo está roto o no es lo que pediste',
  writeToUsAndWe: 'Escríbenos y lo arreglamos. Con una foto en tu mensaje vamos más rápido.',
  contactUs: 'Contacto',
  privacyPolicy: 'Privacidad',
  noAccountNoTrackingNo:
    'Sin cuenta, sin seguimiento, sin publicidad: hasta que haces un pedido, lo que la tienda recuerda se queda en tu navegador.',
  whatStaysInYourBrowser: 'Lo que se queda en tu navegador',
  cart: 'Cesta',
  whatYouPutInWith: 'lo que pones en ella, con color, talla y cantidad',
  wishlistAndCompareList: 'Favoritos y comparador',
  theProductsThatYouMarked: 'los productos que has marcado',
  recentlyViewed: 'Vistos recientemente',
  theLastProductsThatYou: 'los últimos productos que has abierto',
  checkout: 'Tramitar pedido',
  whatYouTypedAndChose:
    'lo que has escrito y elegido ahí, hasta que se cierra la ventana; nunca los datos de tu tarjeta',
  orders: 'Pedidos',
  clearTheDataOfThis:
    'Borra los datos de este sitio en tu navegador y todo desaparece; «Mis pedidos» tiene además un botón que olvida su lista. De la cesta, el servidor sabe lo necesario para dar precios y existencias; de lo demás, solo qué productos mostrar.',
  whatIsKeptWhenYou: 'Lo que se guarda cuando haces un pedido',
  withTheOrder: 'Con el pedido',
  whatFor: 'Para qué',
  toSendTheGoodsTo: 'para enviar los artículos, responderte y llevar las cuentas; nada más',
  mail: 'Correo',
  aConfirmationAndWordWhen: 'una confirmación, y un aviso cuando se envía o se cancela; sin publicidad',
  thePageOfTheOrder: 'La página del pedido',
  openedByTheSecretLink:
    'se abre con el enlace secreto de tu correo, para quien lo tenga, o con el número y la dirección de correo juntos; no está en ningún buscador ni en ninguna caché',
  whoElseSeesIt: 'Quién más lo ve',
  thoseWhoCarryTheParcel: 'quienes llevan el paquete y el correo, en la medida en que lo necesitan',
  toHaveWhatIsKept: 'Para consultar, corregir o borrar lo que guardamos sobre ti, escribe a {email}.',
  cookies: 'Cookies',
  oneXsrfTokenARandom:
    'Una: XSRF-TOKEN, un valor aleatorio que protege lo que envías frente a otros sitios. No dice nada de ti y no se crea por mirar páginas.',
  whatTheServerSees: 'Lo que ve el servidor',
  likeAnyWebServerIt:
    'Como cualquier servidor web, ve la dirección que pide una página y le responde. Con ella no se hace ningún perfil ni se transmite nada. Para impedir que alguien pruebe al azar, los intentos de abrir pedidos se cuentan por dirección durante poco tiempo, solo en la memoria.',
  theReviewFormOfA:
    'El formulario de opinión de un producto y el de contacto se comprueban en tu navegador y no se envían a ningún servidor. Quien ha comprado un producto puede opinar en la página de su pedido: esa opinión se guarda y se muestra con el nombre y la inicial, nunca con la dirección.',
  others: 'Terceros',
  pagesPicturesAndFontsCome:
    'Las páginas, las fotos y las fuentes vienen solo de esta tienda. Un vídeo de YouTube solo se carga cuando pulsas Reproducir, desde su servidor respetuoso con la privacidad. Los enlaces a las redes sociales llevan fuera y no se llevan nada consigo.',
  questions: 'Preguntas',
  writeToEmailOrTo: 'Escribe a {email}, o a {address}',
  termsConditions: 'Condiciones de venta',
  theRulesOfTheHouse: 'Las normas de la casa en palabras sencillas: precios, existencias, fotos y devoluciones.',
  prices: 'Precios',
  allPricesAreInUs: 'Todos los precios están en dólares estadounidenses',
  theCountdownOfAnOffer:
    'La cuenta atrás de una oferta dice cuánto dura; cuando termina, vuelve a valer el precio de lista.',
  availability: 'Disponibilidad',
  coloursAndPictures: 'Colores y fotos',
  picturesShowTheGoodsAs:
    'Las fotos muestran los artículos con toda la fidelidad que permite una pantalla. Puede haber pequeñas diferencias de tono.',
  youHaveDaysDaysTo: 'Tienes {days} días para devolver algo. La página de devoluciones explica cómo.',
  whoWeAre: 'Quiénes somos',
  myAccount: 'Mi cuenta',
  nothingAtNameAsksYou:
    'En {name} nada te pide una cuenta. Lo que guardas se queda en este navegador, y cada pedido tiene su propia página.',
  noAccountNeeded: 'No hace falta cuenta',
  whatWorksWithout: 'Lo que funciona sin ella',
  theCartTheWishlistAnd: 'La cesta, los favoritos y el comparador se guardan en este navegador.',
  everyOrderHasAPage: 'Cada pedido tiene su propia página, que se abre con el enlace de su correo.',
  orderHistoryListsTheOrders: '«Mis pedidos» reúne los pedidos hechos en este navegador.',
  whatYouLookedAtLast: 'Lo último que has visto está debajo de cada producto.',
  orderHistory: 'Mis pedidos',
  goToTheWishlist: 'Ver favoritos',
  careers: 'Empleo',
  thereIsNoVacancyAt: 'Ahora mismo no hay ninguna vacante. Puedes escribirnos de todos modos.',
  noOpenPositions: 'No hay puestos abiertos',
  youWouldLikeToWrite: '¿Te apetece escribirnos de todos modos?',
  pleaseDoEmailSayWhat: 'Hazlo: {email}. Cuéntanos qué haces bien y enséñanos una muestra.',
  ourStory: 'Nuestra historia',
  latestNews: 'Actualidad',
  thereIsNoNewsletterYet: 'Todavía no hay boletín, ni nada a lo que suscribirse. Las novedades se ven aquí.',
  noNewsletterYet: 'Todavía no hay boletín',
  seeWhatIsNew: 'Ver novedades',
  catalogues: 'Selecciones',
  free: 'gratis',
  readyAfter: 'listo en {days, plural, one {# día laborable} many {# de días laborables} other {# días laborables}}',
  readyAfterBetween: 'listo en {first} a {last} días laborables',
  arrivesIn: 'entrega en {days, plural, one {# día laborable} many {# de días laborables} other {# días laborables}}',
  arrivesBetween: 'entrega en {first} a {last} días laborables',
  priceAndTime: '{price}, {time}',
  trackOrders: 'Seguir un pedido',
  orderHistoryLink: 'Mis pedidos',
  allPricesAreIn: 'Todos los precios están en {currency}',
  discountOffList:
    'Un descuento se resta del precio anterior de una unidad y se redondea una sola vez al céntimo, así que líneas y totales siempre cuadran.',
  keptOfEachOrder: 'número, fecha, importe y enlace de cada uno, para que «Mis pedidos» pueda mostrarlos',
  keptWithTheOrder:
    'tu dirección de correo, tu nombre y la dirección de entrega, el teléfono y las notas si los has dado, los productos con sus precios, cómo se paga y cada paso hasta que llega',
  fromAmount: 'desde {price}',
  freeFromAmount: '{price}, gratis desde {amount}',
  toPlaces: '{price}, a {places}',
  imprint: 'Aviso legal',
  imprintLead: 'Quién está detrás de esta tienda y cómo encontrarnos.',
  provider: 'Titular',
  name: 'Nombre',
  address: 'Dirección',
  phone: 'Teléfono',
  eMail: 'Correo electrónico',
  taxNumber: 'Número fiscal',
  furtherDetails: 'Más datos',
  accessibilityStatement: 'Declaración de accesibilidad',
  accessibilityLead: 'Cómo puede usar esta tienda cualquier persona y quién ayuda cuando no es posible.',
  howItStands: 'Situación',
  accessibilityOurs:
    'Las páginas están hechas para usarse solo con el teclado, con lector de pantalla, ampliadas, sin animaciones y sin JavaScript. Nadie de fuera lo ha certificado.',
  tellUs: '¿Algo te lo impide?',
  tellUsHow: 'Escribe a {email} o llama al {phone}. Respondemos y buscamos juntos una solución.',
  rightOfWithdrawal: 'Derecho de desistimiento',
  withdrawalLead: 'Tienes derecho a desistir de este contrato en un plazo de 14 días sin necesidad de justificación.',
  withdrawalPeriodTitle: 'El plazo',
  withdrawalPeriod:
    'Termina 14 días después del día en que tú, o alguien indicado por ti que no sea el transportista, recibís los productos; si un pedido llega por partes, cuenta la última.',
  withdrawalHowTitle: 'Cómo desistir',
  withdrawalHow:
    'Dínoslo con una declaración clara: en la página para ello aquí, por correo electrónico a {email} o por carta a {name}, {address}. Basta con enviarla antes de que acabe el plazo.',
  withdrawalEffectsTitle: 'Las consecuencias',
  withdrawalEffects:
    'Devolvemos todo lo que has pagado, con los gastos de nuestra entrega más barata, en los 14 días siguientes a tu declaración, por el mismo medio de pago y sin gastos. Podemos esperar a que los productos estén aquí o a que demuestres su envío.',
  withdrawalGoodsBack:
    'Envía los productos en los 14 días siguientes a tu declaración a {name}, {address}. Los gastos corren de tu cuenta. Solo respondes de una pérdida de valor si los has usado más de lo necesario para verlos y probarlos.',
  withdrawalExceptTitle: 'Excepciones',
  withdrawalExcept:
    'Los productos hechos a tu medida y los precintados que, una vez abiertos, no pueden devolverse por razones de salud o higiene.',
  withdrawalFormTitle: 'Modelo de formulario',
  withdrawalForm:
    'A la atención de {name}, {address}, {email}: desisto de mi contrato de venta de los siguientes productos: … Pedidos el … / recibidos el … Mi nombre: … Mi dirección: … Fecha: … (y una firma, en papel).',
  withdrawOnline: 'Desistir del contrato aquí',
  compareShared: 'Una lista de comparación se comparte con su dirección.',
  soldOutAndStock:
    'Un producto agotado no se puede poner en el carrito, ni más unidades de las que hay. El carrito no reserva nada: allí se indica lo que haya cambiado.',
  liveForms:
    'Lo que envías con el formulario de opinión de un producto se guarda: tu nombre y tu texto se muestran cuando los hemos leído, tu correo electrónico nunca. El formulario de contacto se comprueba en tu navegador y no se envía a ningún servidor. Quien ha comprado un producto también puede opinar en la página de su pedido: esa opinión se muestra con el nombre y la inicial.',
} as const satisfies Record<keyof typeof english, string>
