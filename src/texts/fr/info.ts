/** French: the short pages behind the footer's links. Server only. */
import type { messages as english } from '../en/info.ts'

export const messages = {
  shipping: 'Livraison',
  threeWaysToGetIt: 'Trois façons de recevoir vos articles, toutes à choisir dans le panier',
  whatItCostsAndHow: 'Prix et délais',
  workingDaysAreMondayTo:
    'Les jours ouvrés vont du lundi au vendredi et se comptent à partir de l’expédition. Le panier affiche les dates qui en découlent avant que vous ne décidiez.',
  whenItLeaves: 'Quand le colis part',
  anOrderPlacedBeforeTime:
    'Une commande passée avant {time} un jour ouvré part le jour même. Les commandes plus tardives, et celles du week-end, partent le jour ouvré suivant.',
  localPickup: 'Retrait sur place',
  parcelsWaitAtAddress: 'Les colis vous attendent ici : {address}',
  openingHoursHours: 'Horaires : {hours}',
  tax: 'Taxes',
  nothingIsAddedAtThe: 'Rien ne s’ajoute à la fin, sauf la livraison que vous avez choisie',
  goToTheCart: 'Voir le panier',
  howReturnsWork: 'Retours : mode d’emploi',
  returns: 'Retours',
  daysDaysEasyReturnsFor:
    'Retours faciles sous {days} jours, sans donner de raison, et le prix payé vous est remboursé.',
  howItWorks: 'Comment faire',
  writeToEmailWithinDays:
    'Écrivez à {email} dans les {days} jours qui suivent l’arrivée du colis et dites ce que vous renvoyez. Une raison nous aide, mais n’est pas nécessaire.',
  packItSoThatIt: 'Emballez l’article pour qu’il voyage aussi bien qu’à l’aller, avec tout ce que contenait la boîte.',
  sendItToAddressOr: 'Envoyez-le à cette adresse : {address}, ou apportez-le : {hours}',
  thePriceYouPaidGoes:
    'Le prix payé vous est rendu par le même moyen de paiement, une fois les articles arrivés et vérifiés.',
  whatWeAsk: 'Ce que nous demandons',
  tryThingsOnAndTry:
    'Essayez les articles comme vous le feriez en magasin, et renvoyez tout ce que contenait la boîte.',
  somethingIsBrokenOrWrong: 'Un article cassé, ou une erreur',
  writeToUsAndWe: 'Écrivez-nous et nous arrangerons cela. Une photo jointe au message fait gagner du temps.',
  contactUs: 'Nous contacter',
  privacyPolicy: 'Confidentialité',
  noAccountNoTrackingNo:
    'Ni compte, ni pistage, ni publicité : tant que vous ne commandez pas, ce que la boutique retient reste dans votre navigateur.',
  whatStaysInYourBrowser: 'Ce qui reste dans votre navigateur',
  cart: 'Panier',
  whatYouPutInWith: 'ce que vous y mettez, avec couleur, taille et nombre',
  wishlistAndCompareList: 'Liste d’envies et comparateur',
  theProductsThatYouMarked: 'les produits que vous avez marqués',
  recentlyViewed: 'Vus récemment',
  theLastProductsThatYou: 'les derniers produits que vous avez ouverts',
  checkout: 'Commander',
  whatYouTypedAndChose:
    'votre saisie et vos choix sur cette page, jusqu’à la fermeture de la fenêtre ; jamais de données de carte',
  orders: 'Commandes',
  clearTheDataOfThis:
    'Effacez les données de ce site dans votre navigateur, et tout disparaît ; « Mes commandes » a aussi un bouton qui oublie sa liste. Du panier, le serveur apprend ce qu’il faut pour indiquer prix et stock ; du reste, seulement quels produits montrer.',
  whatIsKeptWhenYou: 'Ce qui est conservé quand vous commandez',
  withTheOrder: 'Avec la commande',
  whatFor: 'Pour quoi faire',
  toSendTheGoodsTo: 'envoyer les articles, vous répondre et tenir les comptes ; rien d’autre',
  mail: 'E-mail',
  aConfirmationAndWordWhen: 'une confirmation, puis un mot à l’envoi ou en cas d’annulation ; pas de publicité',
  thePageOfTheOrder: 'La page de la commande',
  openedByTheSecretLink:
    's’ouvre avec le lien secret de votre e-mail, pour quiconque le possède, ou avec le numéro et l’adresse e-mail ensemble ; ni dans un moteur de recherche, ni dans un cache',
  whoElseSeesIt: 'Qui d’autre les voit',
  thoseWhoCarryTheParcel: 'ceux qui acheminent le colis et l’e-mail, dans la mesure du nécessaire',
  toHaveWhatIsKept:
    'Pour consulter, faire corriger ou faire supprimer ce que nous conservons sur vous, écrivez à {email}.',
  cookies: 'Cookies',
  oneXsrfTokenARandom:
    'Un seul : XSRF-TOKEN, une valeur aléatoire qui protège vos envois contre d’autres sites. Il ne dit rien de vous, et regarder des pages ne suffit pas à le déposer.',
  whatTheServerSees: 'Ce que voit le serveur',
  likeAnyWebServerIt:
    'Comme tout serveur web, il voit l’adresse qui demande une page, et lui répond. Il n’en tire aucun profil et ne transmet rien. Pour empêcher les essais au hasard, les tentatives sur les commandes sont comptées par adresse pendant peu de temps, et seulement en mémoire.',
  theReviewFormOfA:
    'Le formulaire d’avis d’un produit et le formulaire de contact sont vérifiés dans votre navigateur et ne sont envoyés à aucun serveur. Qui a acheté un produit peut donner son avis sur la page de sa commande : cet avis est conservé et affiché avec le prénom et l’initiale, jamais avec l’adresse.',
  others: 'Tiers',
  pagesPicturesAndFontsCome:
    'Pages, images et polices viennent de cette seule boutique. Une vidéo YouTube n’est chargée que si vous lancez la lecture, depuis son hôte respectueux de la vie privée. Les liens vers les réseaux sociaux vous y mènent sans rien emporter.',
  questions: 'Des questions',
  writeToEmailOrTo: 'Écrivez à {email}, ou à l’adresse {address}',
  termsConditions: 'Conditions de vente',
  theRulesOfTheHouse: 'Les règles de la maison en mots simples : prix, stock, photos et retours.',
  prices: 'Prix',
  allPricesAreInUs: 'Tous les prix sont en dollars américains',
  theCountdownOfAnOffer:
    'Le compte à rebours d’une offre dit combien de temps elle dure ; à la fin, le prix courant s’applique de nouveau.',
  availability: 'Disponibilité',
  coloursAndPictures: 'Couleurs et photos',
  picturesShowTheGoodsAs:
    'Les photos montrent les articles aussi fidèlement qu’un écran le permet. De légères différences de teinte sont possibles.',
  youHaveDaysDaysTo: 'Vous avez {days} jours pour renvoyer un article. La page des retours dit comment.',
  whoWeAre: 'Qui nous sommes',
  myAccount: 'Mon compte',
  nothingAtNameAsksYou:
    'Rien chez {name} ne vous demande de compte. Ce que vous gardez reste dans ce navigateur, et chaque commande a sa propre page.',
  noAccountNeeded: 'Pas besoin de compte',
  whatWorksWithout: 'Ce qui marche sans',
  theCartTheWishlistAnd: 'Le panier, la liste d’envies et le comparateur sont conservés dans ce navigateur.',
  everyOrderHasAPage: 'Chaque commande a sa propre page, que le lien reçu par e-mail ouvre.',
  orderHistoryListsTheOrders: '« Mes commandes » réunit les commandes passées dans ce navigateur.',
  whatYouLookedAtLast: 'Ce que vous avez vu en dernier se trouve au bas de chaque produit.',
  orderHistory: 'Mes commandes',
  goToTheWishlist: 'Voir la liste d’envies',
  careers: 'Recrutement',
  thereIsNoVacancyAt: 'Aucun poste n’est à pourvoir pour le moment. Vous pouvez nous écrire tout de même.',
  noOpenPositions: 'Aucun poste ouvert',
  youWouldLikeToWrite: 'Envie de nous écrire quand même ?',
  pleaseDoEmailSayWhat: 'Volontiers : {email}. Dites ce que vous faites bien et montrez-en un exemple.',
  ourStory: 'Notre histoire',
  latestNews: 'Actualités',
  thereIsNoNewsletterYet:
    'Il n’y a pas encore de newsletter, donc rien à quoi s’inscrire. Les nouveautés se voient ici.',
  noNewsletterYet: 'Pas encore de newsletter',
  seeWhatIsNew: 'Voir les nouveautés',
  catalogues: 'Sélections',
  free: 'gratuit',
  readyAfter: 'prêt sous {days, plural, one {# jour ouvré} many {# de jours ouvrés} other {# jours ouvrés}}',
  readyAfterBetween: 'prêt sous {first} à {last} jours ouvrés',
  arrivesIn: 'chez vous en {days, plural, one {# jour ouvré} many {# de jours ouvrés} other {# jours ouvrés}}',
  arrivesBetween: 'chez vous en {first} à {last} jours ouvrés',
  priceAndTime: '{price}, {time}',
  trackOrders: 'Suivre une commande',
  orderHistoryLink: 'Mes commandes',
  allPricesAreIn: 'Tous les prix sont en {currency}',
  discountOffList:
    'Une remise se retire du prix d’origine d’une pièce et s’arrondit une seule fois au centime : lignes et totaux tombent toujours juste.',
  keptOfEachOrder: 'numéro, date, somme et lien de chacune, pour que l’historique puisse les montrer',
  keptWithTheOrder:
    'votre adresse e-mail, votre nom et l’adresse de livraison, le téléphone et les remarques si vous les avez donnés, les articles avec leurs prix, le mode de paiement et chaque étape jusqu’à l’arrivée',
  fromAmount: 'à partir de {price}',
  freeFromAmount: '{price}, offert dès {amount}',
  toPlaces: '{price}, vers {places}',
  imprint: 'Mentions légales',
  imprintLead: 'Qui est derrière cette boutique et comment nous joindre.',
  provider: 'Éditeur',
  name: 'Nom',
  address: 'Adresse',
  phone: 'Téléphone',
  eMail: 'Courriel',
  taxNumber: 'Numéro fiscal',
  furtherDetails: 'Autres informations',
  accessibilityStatement: 'Déclaration d’accessibilité',
  accessibilityLead: 'Comment chacun peut utiliser cette boutique et qui aide quand ce n’est pas possible.',
  howItStands: 'État actuel',
  accessibilityOurs:
    'Les pages sont conçues pour être utilisées au clavier seul, avec un lecteur d’écran, agrandies, sans animation et sans JavaScript. Aucun organisme extérieur ne l’a certifié.',
  tellUs: 'Un obstacle ?',
  tellUsHow: 'Écrivez à {email} ou appelez le {phone}. Nous répondons et trouvons une solution ensemble.',
  rightOfWithdrawal: 'Droit de rétractation',
  withdrawalLead:
    'Vous avez le droit de vous rétracter du présent contrat sans donner de motif dans un délai de 14 jours.',
  withdrawalPeriodTitle: 'Le délai',
  withdrawalPeriod:
    'Il expire 14 jours après le jour où vous recevez les articles, ou une personne désignée par vous autre que le transporteur ; si une commande arrive en plusieurs fois, le dernier envoi compte.',
  withdrawalHowTitle: 'Comment se rétracter',
  withdrawalHow:
    'Dites-le-nous par une déclaration claire : sur la page prévue ici, par e-mail à {email} ou par lettre à {name}, {address}. Il suffit de l’envoyer avant la fin du délai.',
  withdrawalEffectsTitle: 'Les effets',
  withdrawalEffects:
    'Nous remboursons tout ce que vous avez payé, y compris les frais de notre livraison la moins chère, dans les 14 jours suivant votre déclaration, par le même moyen de paiement et sans frais. Nous pouvons attendre que les articles soient ici ou que vous ayez prouvé leur envoi.',
  withdrawalGoodsBack:
    'Renvoyez les articles dans les 14 jours suivant votre déclaration à {name}, {address}. Les frais de renvoi sont à votre charge. Vous ne répondez d’une perte de valeur que si les articles ont été manipulés au-delà de ce qu’il faut pour les voir et les essayer.',
  withdrawalExceptTitle: 'Exceptions',
  withdrawalExcept:
    'Les articles fabriqués selon vos souhaits, et les articles scellés qui ne peuvent être renvoyés pour des raisons de santé ou d’hygiène une fois ouverts.',
  withdrawalFormTitle: 'Formulaire type',
  withdrawalForm:
    'À l’attention de {name}, {address}, {email} : je me rétracte de mon contrat de vente des articles suivants : … Commandés le … / reçus le … Mon nom : … Mon adresse : … Date : … (et une signature, sur papier).',
  withdrawOnline: 'Se rétracter du contrat ici',
  compareShared: 'Une liste de comparaison se partage par son adresse.',
  soldOutAndStock:
    'Un article épuisé ne peut pas être mis au panier, ni plus de pièces qu’il n’en reste. Le panier ne réserve rien : ce qui a changé entre-temps y est indiqué.',
  liveForms:
    'Ce que vous envoyez avec le formulaire d’avis d’un produit est conservé : votre nom et votre texte sont affichés une fois que nous les avons lus, votre adresse e-mail jamais. Le formulaire de contact est vérifié dans votre navigateur et n’est envoyé à aucun serveur. Qui a acheté un produit peut aussi donner son avis sur la page de sa commande : cet avis est affiché avec le prénom et l’initiale.',
} as const satisfies Record<keyof typeof english, string>
