/** German: how one pays. */
import type { messages as english } from '../en/payment.ts'

export const messages = {
  laterName: 'Später zahlen',
  laterMeans: 'Später zahlen, per Rechnung oder bei Lieferung',
  laterNote: 'Per Rechnung oder bei Lieferung. Jetzt wird nichts abgebucht.',
  laterConfirmed: 'Sie zahlen später: per Rechnung oder bei Lieferung.',
  laterOwner: 'wird später bezahlt',
  laterOpen: 'per Rechnung oder bei Lieferung',
  laterBackTo: 'an Sie',
  cardName: 'Karte',
  cardMeans: 'Karte',
  cardNote: 'Sie zahlen auf der Seite von {provider}',
  cardBehindTitle: 'Sie zahlen auf der Seite von {provider}',
  cardBehindText:
    'Nach dem Absenden der Bestellung kommen Sie auf die sichere Seite von {provider} und nach der Zahlung zurück. Ihre Kartennummer geben Sie dort ein; sie erreicht diesen Shop nie.',
  cardConfirmed: 'Mit Karte bezahlt.',
  cardOwner: 'mit Karte bezahlt',
  cardOpen: 'mit Karte',
  cardBackTo: 'auf Ihre Karte',
  cardPrivacy:
    'Wo Kartenzahlung angeboten wird, geschieht sie auf der Seite von {provider}. {provider} erfährt von uns die Bestellnummer, was zu welchem Preis bestellt wurde, Ihre E-Mail-Adresse und den Weg zurück zur Seite der Bestellung. Kartendaten kommen nie in diesen Shop.',
} as const satisfies Record<keyof typeof english, string>
