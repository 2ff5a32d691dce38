/** French: review. */
import type { messages as english } from '../en/review.ts'

export const messages = {
  yourRating: 'Votre note',
  starsStars: '{stars, plural, one {# étoile} many {# d’étoiles} other {# étoiles}}',
  average: 'en moyenne',
  writeAReview: 'Donner mon avis',
  yourReview: 'Votre avis',
  yourName: 'Votre nom',
  yourEmail: 'Votre e-mail',
  saveMyDetailsForThe: 'Retenir mes coordonnées pour le prochain avis',
  submit: 'Envoyer',
  verifiedPurchase: 'Achat vérifié',
  sortReviews: 'Trier les avis',
  reviews: 'Avis',
  writeTheFirstReview: 'Donner le premier avis',
  newestFirst: 'Plus récents d’abord',
  highestRating: 'Meilleures notes',
  lowestRating: 'Moins bonnes notes',
  starsCounted: '{stars, plural, one {# étoile} many {# d’étoiles} other {# étoiles}}',
  showingReviews:
    '{count, plural, one {# avis} many {# d’avis} other {# avis}} à {stars, plural, one {# étoile} many {# d’étoiles} other {# étoiles}}',
  showingSomeReviews:
    '{shown, number} sur {count, plural, one {# avis} many {# d’avis} other {# avis}} à {stars, plural, one {# étoile} many {# d’étoiles} other {# étoiles}}',
  averageOf:
    '<0>{average}</0> est la moyenne {count, plural, one {du seul avis affiché} many {des # d’avis affichés} other {des # avis affichés}} ici.',
  barReviews:
    '<0>{stars, plural, one {# étoile} many {# d’étoiles} other {# étoiles}} : </0>{count, number}<0>{count, plural, one { avis} many { d’avis} other { avis}}</0>',
  showAll: 'Voir les {count, number}',
  showAllReviews: 'Voir les {count, number} avis',
  readAll: 'Lire les {count, number} avis',
  howIs: 'Que pensez-vous de <0>{title}</0> ? Tous les champs sont obligatoires ; votre adresse n’est jamais affichée.',
  noReviews: 'Aucun avis pour le moment',
  reviewRequired: 'Votre avis est nécessaire',
  nameRequired: 'Votre nom est nécessaire',
  emailRequired: 'Votre adresse e-mail est nécessaire',
  emailInvalid: 'Indiquez une adresse e-mail valable',
  ratingRequired: 'Choisissez de une à cinq étoiles',
  reviewWaits: 'Merci. Votre avis paraîtra dès que nous l’aurons lu.',
  reviewBusy: 'Trop d’avis en peu de temps. Veuillez réessayer dans quelques minutes.',
  reviewFailed: 'Cela n’a pas fonctionné. Votre texte est toujours là ; veuillez réessayer dans un instant.',
  shopAnswers: 'Réponse de {shop}',
  reviewsChecked:
    'Les avis signalés comme achat vérifié viennent de personnes à qui cette boutique a livré l’article. Pour tous les autres, nous ne vérifions pas l’achat.',
} as const satisfies Record<keyof typeof english, string>
