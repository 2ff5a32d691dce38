/** German: heads. */
import type { messages as english } from '../en/heads.ts'

export const messages = {
  cart: 'Was Sie ausgewählt haben, mit der Summe und den Versandarten.',
  wishlist: 'Was Sie gern hätten, gemerkt in Ihrem Browser.',
  portfolio: 'Looks und Räume mit den Produkten darin, jedes Stück mit seinem Preis.',
  categoryProducts: '{title}: alle Produkte der Kategorie mit Preisen, Farben und Bewertungen.',
  products: 'Das ganze Sortiment auf einer Seite, nach Produktart, Preis, Bewertung oder Neuheit.',
  brands: 'Alle Marken von A bis Z mit der Zahl ihrer Produkte.',
  aboutUs: 'Der Shop in Worten und Zahlen: worauf er Wert legt und wer seine Waren herstellt.',
  categories: 'Alle Kategorien nach Produktart, mit ihren Unterkategorien und der Zahl der Produkte.',
  catalogues: 'Kurze Listen mit Anlass: für jemanden, für einen Zweck, und was gerade weniger kostet.',
  contactUs: 'Telefon, E-Mail, Adresse und Öffnungszeiten, dazu ein Formular, das die E-Mail für Sie schreibt.',
  checkout: 'Ihre Bestellung, wohin sie geht und wie sie bezahlt wird. Ganz ohne Kundenkonto.',
  search: 'Produkte zu Ihren Suchwörtern, die besten Treffer zuerst, mit allen Filtern des Shops.',
  order: 'Wo Ihre Bestellung ist, was sie enthält und was Sie tun können.',
  shopCategory: 'Alle Kategorien des Shops mit der Zahl ihrer Produkte.',
  catalogue: '{goods}: filtern, vergleichen und kaufen.',
  compare: 'Produkte nebeneinander: Preise, Bewertungen und Eigenschaften.',
  sampleOrder:
    'Ein Muster der Seite, die auf eine Bestellung folgt: wo das Paket ist, was darin ist und was es gekostet hat.',
} as const satisfies Record<keyof typeof english, string>
