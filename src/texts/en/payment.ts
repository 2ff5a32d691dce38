/** English: how one pays. */
export const messages = {
  laterName: 'Pay later',
  laterMeans: 'Pay later by invoice or on delivery',
  laterNote: 'By invoice, or when the parcel arrives. Nothing is charged now.',
  laterConfirmed: 'You pay later: by invoice or on delivery.',
  laterOwner: 'to be paid later',
  laterOpen: 'by invoice or on delivery',
  laterBackTo: 'to you',
  cardName: 'Card',
  cardMeans: 'Card',
  cardNote: 'You pay on {provider}’s page',
  cardBehindTitle: 'You pay on {provider}’s page',
  cardBehindText:
    'Once the order is placed you go to {provider}’s own secure page and come back when it is paid. Your card number is typed there and never reaches this shop.',
  cardConfirmed: 'Paid by card.',
  cardOwner: 'paid by card',
  cardOpen: 'by card',
  cardBackTo: 'to your card',
  cardPrivacy:
    'Where paying by card is offered, it happens on the page of {provider}, which learns from us the order number, what was ordered at which price, your e-mail address and the way back to the page of the order. Card data never touches this shop.',
} as const
