/** German: review. */
import type { messages as english } from '../en/review.ts'

export const messages = {
  yourRating: 'Ihre Sterne',
  starsStars: '{stars, plural, one {# Stern} other {# Sterne}}',
  average: 'Durchschnitt',
  writeAReview: 'Bewertung schreiben',
  yourReview: 'Ihre Bewertung',
  yourName: 'Ihr Name',
  yourEmail: 'Ihre E-Mail-Adresse',
  saveMyDetailsForThe: 'Meine Angaben für die nächste Bewertung merken',
  submit: 'Absenden',
  verifiedPurchase: 'Verifizierter Kauf',
  sortReviews: 'Bewertungen sortieren',
  reviews: 'Bewertungen',
  writeTheFirstReview: 'Erste Bewertung schreiben',
  newestFirst: 'Neueste zuerst',
  highestRating: 'Beste zuerst',
  lowestRating: 'Schlechteste zuerst',
  starsCounted: '{stars, plural, one {# Stern} other {# Sterne}}',
  showingReviews:
    '{count, plural, one {# Bewertung} other {# Bewertungen}} mit {stars, plural, one {# Stern} other {# Sternen}}',
  showingSomeReviews:
    '{shown, number} von {count, plural, one {# Bewertung} other {# Bewertungen}} mit {stars, plural, one {# Stern} other {# Sternen}}',
  averageOf:
    '<0>{average}</0> ist der Durchschnitt {count, plural, one {der einen Bewertung, die Sie hier sehen} other {der # Bewertungen, die Sie hier sehen}}.',
  barReviews:
    '<0>{stars, plural, one {# Stern} other {# Sterne}}: </0>{count, number}<0>{count, plural, one { Bewertung} other { Bewertungen}}</0>',
  showAll: 'Alle {count, number} zeigen',
  showAllReviews: 'Alle {count, number} Bewertungen zeigen',
  readAll: 'Alle {count, number} Bewertungen lesen',
  howIs: 'Wie gefällt Ihnen <0>{title}</0>? Bitte füllen Sie alle Felder aus; Ihre E-Mail-Adresse wird nie angezeigt.',
  noReviews: 'Noch keine Bewertungen',
  // Spec 5.5.
  reviewRequired: 'Bitte schreiben Sie Ihre Bewertung',
  nameRequired: 'Bitte geben Sie Ihren Namen an',
  emailRequired: 'Bitte geben Sie Ihre E-Mail-Adresse an',
  emailInvalid: 'Bitte geben Sie eine gültige E-Mail-Adresse an',
  ratingRequired: 'Bitte wählen Sie ein bis fünf Sterne',
  reviewWaits: 'Vielen Dank. Ihre Bewertung erscheint, sobald wir sie gelesen haben.',
  reviewBusy: 'Zu viele Bewertungen in kurzer Zeit. Bitte versuchen Sie es in ein paar Minuten noch einmal.',
  reviewFailed: 'Das hat nicht geklappt. Ihr Text ist noch da; bitte versuchen Sie es gleich noch einmal.',
  shopAnswers: '{shop} antwortet',
  reviewsChecked:
    'Bewertungen mit der Angabe „Verifizierter Kauf“ stammen von Menschen, denen dieser Shop das Produkt geliefert hat. Bei allen anderen prüfen wir nicht, ob sie es gekauft haben.',
} as const satisfies Record<keyof typeof english, string>
