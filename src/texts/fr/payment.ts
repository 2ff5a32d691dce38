/** French: how one pays. */
import type { messages as english } from '../en/payment.ts'

export const messages = {
  laterName: 'Payer plus tard',
  laterMeans: 'Payer plus tard, sur facture ou à la livraison',
  laterNote: 'Sur facture ou à la réception du colis. Rien n’est débité maintenant.',
  laterConfirmed: 'Vous payez plus tard : sur facture ou à la livraison.',
  laterOwner: 'à payer plus tard',
  laterOpen: 'sur facture ou à la livraison',
  laterBackTo: 'vers vous',
  cardName: 'Carte',
  cardMeans: 'Carte',
  cardNote: 'Vous payez sur la page de {provider}',
  cardBehindTitle: 'Vous payez sur la page de {provider}',
  cardBehindText:
    'Après avoir passé commande, vous allez sur la page sécurisée de {provider} et revenez ici une fois le paiement fait. Le numéro de votre carte s’y saisit et ne parvient jamais à cette boutique.',
  cardConfirmed: 'Payé par carte.',
  cardOwner: 'payée par carte',
  cardOpen: 'par carte',
  cardBackTo: 'vers votre carte',
  cardPrivacy:
    'Là où le paiement par carte est proposé, il se fait sur la page de {provider}, à qui nous transmettons le numéro de commande, les articles et leurs prix, votre adresse e-mail et le chemin de retour vers la page de la commande. Les données de carte ne passent jamais par cette boutique.',
} as const satisfies Record<keyof typeof english, string>
