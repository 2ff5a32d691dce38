/** French: heads. */
import type { messages as english } from '../en/heads.ts'

export const messages = {
  cart: 'Ce que vous avez choisi, avec le total et les modes de livraison.',
  wishlist: 'Ce qui vous ferait envie, conservé dans votre navigateur.',
  portfolio: 'Tenues et intérieurs avec les produits qui les composent, chaque pièce avec son prix.',
  categoryProducts: '{title} : tous les produits de la catégorie, avec prix, couleurs et notes.',
  products: 'Toute la gamme sur une page, par univers, prix, note ou nouveauté.',
  brands: 'Toutes les marques de A à Z, avec le nombre de leurs produits.',
  aboutUs: 'La boutique en mots et en chiffres, ce à quoi elle tient, et les créateurs de ses produits.',
  categories: 'Toutes les catégories par univers, avec leurs sous-catégories et le nombre de produits.',
  catalogues: 'Des sélections courtes : pour quelqu’un, pour une occasion, et ce qui coûte moins cher en ce moment.',
  contactUs: 'Téléphone, e-mail, adresse et horaires de la boutique, et un formulaire qui rédige l’e-mail pour vous.',
  checkout: 'Votre commande, où elle part et comment la payer. Pas besoin de compte.',
  search: 'Les produits qui répondent à vos mots, les plus proches d’abord, avec tous les filtres de la boutique.',
  order: 'Où en est votre commande, ce qu’elle contient et ce que vous pouvez faire.',
  shopCategory: 'Toutes les catégories de la boutique, avec le nombre de leurs produits.',
  catalogue: '{goods} : filtrez, comparez, achetez.',
  compare: 'Les produits côte à côte : prix, notes et caractéristiques.',
  sampleOrder: 'Un exemple de la page qui suit une commande : où est le colis, ce qu’il contient et ce qu’il a coûté.',
} as const satisfies Record<keyof typeof english, string>
