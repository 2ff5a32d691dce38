/** French: order. */
import type { messages as english } from '../en/order.ts'

export const messages = {
  yourReview: 'Votre avis',
  submit: 'Envoyer',
  seeTheProduct: 'Voir le produit',
  howDoYouLikeIt: 'Qu’en pensez-vous ?',
  writingAReviewNeedsJavascript: 'Pour donner un avis, il faut JavaScript.',
  cancelThisOrder: 'Annuler cette commande',
  cancelThisOrder2: 'Annuler cette commande ?',
  orderNumberAsAWhole:
    'La commande {number} tout entière. Les articles retournent en rayon, et c’est définitif.',
  yesCancelIt: 'Oui, l’annuler',
  keepMyOrder: 'Garder ma commande',
  print: 'Imprimer',
  orderedBy: 'Commandé par',
  deliveryAddress: 'Adresse de livraison',
  whereToPickItUp: 'Lieu de retrait',
  contact: 'Coordonnées',
  returns: 'Retours',
  howReturnsWork: 'Retours : mode d’emploi',
  changedYourMind: 'Vous changez d’avis ?',
  youCanCancelTheOrder: 'Vous pouvez annuler la commande tant qu’elle n’est pas préparée.',
  cancellingHereNeedsJavascriptOr:
    'Pour annuler ici, il faut JavaScript. Ou écrivez à {email} avec le numéro de commande.',
  aQuestion: 'Une question ?',
  yourNotes: 'Vos remarques',
  theListIsForgotten: 'La liste est oubliée',
  noOrdersInThisBrowser: 'Aucune commande dans ce navigateur',
  theOrdersThemselvesStayAs:
    'Les commandes elles-mêmes restent telles quelles, et les liens reçus par e-mail les ouvrent.',
  anOrderThatWasMade:
    'Une commande passée ailleurs se retrouve avec son numéro et votre adresse e-mail.',
  undo: 'Annuler',
  continueShopping: 'Continuer mes achats',
  trackAnOrder: 'Suivre une commande',
  yourOrders: 'Vos commandes',
  theListIsKeptIn:
    'La liste n’est conservée que dans ce navigateur. Quiconque l’utilise peut ouvrir ces commandes.',
  forgetThisList: 'Oublier cette liste',
  orderNumber: 'Commande {number}',
  thisListIsKeptIn:
    'Cette liste est conservée dans votre navigateur, qui a besoin de JavaScript pour cela. Les liens reçus par e-mail ouvrent les commandes sans lui.',
  whereItIs: 'Où elle en est',
  yourOrder: 'Votre commande',
  subtotal: 'Sous-total',
  shippingShippinglabel: 'Livraison, {shippingLabel}',
  keptForYouUntil: 'Gardée pour vous jusqu’au',
  thisIsASampleOf:
    'Voici un exemple de la page qui suit une commande. Elle n’est pas réelle : rien n’a été acheté, et rien n’arrivera.',
  packed: 'Préparée',
  thankYouItIsPacked: 'Merci, elle est préparée',
  aConfirmationWithALink:
    'Une confirmation avec un lien vers cette page est en route. Plus rien à faire jusqu’à l’arrivée du colis.',
  returndaysDaysEasyReturnsFrom:
    'Retours faciles sous {returnDays} jours à compter de l’arrivée. L’étiquette est dans la boîte.',
  anOrderCanBeCancelled: 'Une commande peut être annulée tant qu’elle n’est pas préparée.',
  paidByCreditCard: 'Payée par carte bancaire',
  lookingAnOrderUpHere:
    'Pour retrouver une commande ici, il faut JavaScript. Le lien de votre e-mail de confirmation l’ouvre sans lui, et {shopEmail} répond à vos questions.',
  orderNumber2: 'Numéro de commande',
  eMail: 'E-mail',
  trackOrder: 'Suivre ma commande',
  cancelled: 'Annulée',
  wasCancelled: 'Cette commande a été annulée',
  nothingSentPaid:
    'Rien ne sera envoyé. Ce que vous avez payé vous est remboursé ({to}) ; les banques mettent d’ordinaire cinq à dix jours.',
  nothingSent: 'Rien ne sera envoyé. Vous n’avez rien à payer.',
  received: 'Votre commande est bien reçue',
  oneStepLeft: 'Plus qu’une étape : le paiement',
  packedOncePaid:
    'Elle est préparée dès que le paiement est confirmé. Si vous venez de payer, vous n’avez rien d’autre à faire : cette page se met à jour toute seule dans un instant.',
  pickedUp: 'Retirée',
  delivered: 'Livrée',
  yoursNow: 'Elle est à vous',
  hasArrived: 'Elle est arrivée',
  hopeItIsAll:
    'Nous espérons que tout répond à votre attente. Sinon, vous avez {days} jours pour renvoyer vos articles.',
  readyForPickup: 'Prête au retrait',
  readyForYou: 'Elle est prête pour vous',
  waitsAt: 'Elle vous attend ici : {address}',
  withCourier: 'Chez le transporteur',
  onItsWay: 'Elle est en route',
  untilItKnocks: 'Plus rien à faire jusqu’à l’arrivée du colis.',
  isPacked: 'Elle est préparée',
  paymentReceived: 'Votre paiement est bien reçu',
  thankYou: 'Merci pour votre commande',
  confirmationOnItsWay:
    'Une confirmation avec un lien vers cette page est en route vers {email}. Nous préparons maintenant votre commande.',
  leavesOn: 'Le {day}, elle quitte notre magasin.',
  pickUpFrom: 'Elle sera prête {days} pour le retrait.',
  arrivesOn: 'Elle sera livrée le {days} à votre adresse.',
  arrives: 'Elle sera livrée {days} à votre adresse.',
  placed: 'Commande passée',
  paid: 'Payée',
  waitingForPayment: 'En attente de votre paiement',
  comesNext: 'Prochaine étape',
  leaves: 'Départ le {day}',
  moment: '{day}, {time}',
  inUtc: '{moment} UTC',
  namePaid: '{name}, payé',
  nameUnpaid: '{name}, pas encore payé',
  stepDone: 'Fait',
  stepNow: 'Prochaine étape',
  stepLater: 'À venir',
  returnsFromArrival:
    'Retours faciles sous {days} jours à compter de l’arrivée. Écrivez-nous avec le numéro de commande, et renvoyez l’article tel que vous l’avez reçu.',
  returnsFromArrivalUntil:
    'Retours faciles sous {days} jours à compter de l’arrivée, soit jusqu’au {until}. Écrivez-nous avec le numéro de commande, et renvoyez l’article tel que vous l’avez reçu.',
  returnsFromPickup:
    'Retours faciles sous {days} jours à compter du retrait. Écrivez-nous avec le numéro de commande, et renvoyez l’article tel que vous l’avez reçu.',
  returnsFromPickupUntil:
    'Retours faciles sous {days} jours à compter du retrait, soit jusqu’au {until}. Écrivez-nous avec le numéro de commande, et renvoyez l’article tel que vous l’avez reçu.',
  packedMeanwhile:
    'Elle a été préparée entre-temps et ne peut plus être annulée ici. Vous pourrez la renvoyer à son arrivée.',
  tooManyAttempts: 'Trop de tentatives en peu de temps. Veuillez réessayer dans quelques minutes.',
  cancelUnknown:
    'Cela n’a pas fonctionné, et nous ne savons pas si votre demande nous est parvenue. Veuillez revoir cette page dans un instant.',
  orderNumberTerm: 'Numéro de commande',
  date: 'Date',
  total: 'Total',
  payment: 'Paiement',
  code: 'Code {code}',
  codeUnnamed: 'Code',
  belowList: '{amount} de moins que les prix d’origine.',
  youSaved: 'Vous avez économisé',
  trackUnknown:
    'Aucune commande ne porte ce numéro avec cette adresse e-mail. Les deux figurent dans l’e-mail de confirmation.',
  trackFailed: 'Cela n’a pas fonctionné. Veuillez réessayer dans un instant.',
  numberRequired: 'Le numéro de commande est obligatoire ; il figure dans l’e-mail de confirmation',
  payPageSilent:
    'La page de paiement ne répond pas pour le moment. Votre commande est en sécurité ; veuillez réessayer dans un instant.',
  payNow: 'Payer, {amount}',
  reviewKept: 'Merci. Votre avis figure maintenant avec le produit.',
  reviewAlready: 'Vous avez donné votre avis sur ce produit. Merci.',
  reviewBusy: 'Trop d’avis en peu de temps. Veuillez réessayer dans quelques minutes.',
  reviewRefused:
    'La boutique ne peut pas garder cet avis tel quel. Veuillez le ramener sous 5 000 caractères et réessayer.',
  reviewFailed: 'Cela n’a pas fonctionné. Votre texte est toujours là ; veuillez réessayer dans un instant.',
  reviewUnderName:
    'Votre avis figure sur la page du produit sous le nom {name}, avec la mention « Achat vérifié ». Votre adresse e-mail n’est jamais affichée.',
} as const satisfies Record<keyof typeof english, string>
