/** German: the short pages behind the footer's links. Server only. */
import type { messages as english } from '../en/info.ts'

export const messages = {
  shipping: 'Versand',
  threeWaysToGetIt: 'Drei Wege zu Ihrer Ware, alle wählbar im Warenkorb',
  whatItCostsAndHow: 'Was es kostet und wie lange es dauert',
  workingDaysAreMondayTo:
    'Werktage sind Montag bis Freitag, gezählt ab dem Tag des Versands. Der Warenkorb zeigt Ihnen die Tage, die sich daraus ergeben, bevor Sie sich entscheiden.',
  whenItLeaves: 'Wann es hinausgeht',
  anOrderPlacedBeforeTime:
    'Was an einem Werktag vor {time} Uhr bestellt ist, geht am selben Tag hinaus. Spätere Bestellungen und die vom Wochenende folgen am nächsten Werktag.',
  localPickup: 'Abholung',
  parcelsWaitAtAddress: 'Ihr Paket liegt hier für Sie bereit: {address}',
  openingHoursHours: 'Öffnungszeiten: {hours}',
  tax: 'Steuern',
  nothingIsAddedAtThe: 'Am Ende kommt nichts hinzu als der Versand, den Sie gewählt haben',
  goToTheCart: 'Zum Warenkorb',
  howReturnsWork: 'So geht die Rückgabe',
  returns: 'Rückgabe',
  daysDaysEasyReturnsFor: '{days} Tage einfache Rückgabe, ohne Angabe von Gründen, und Sie erhalten Ihr Geld zurück.',
  howItWorks: 'So geht es',
  writeToEmailWithinDays:
    'Schreiben Sie innerhalb von {days} Tagen nach Ankunft des Pakets an {email}, was zurückkommt. Ein Grund hilft uns, ist aber nicht nötig.',
  packItSoThatIt: 'Packen Sie alles so ein, dass es so sicher reist, wie es kam, mit allem, was im Karton war.',
  sendItToAddressOr: 'Senden Sie es an {address}, oder bringen Sie es vorbei: {hours}',
  thePriceYouPaidGoes:
    'Sie erhalten Ihr Geld auf dem Weg zurück, auf dem es kam, sobald die Ware hier und geprüft ist.',
  whatWeAsk: 'Worum wir bitten',
  tryThingsOnAndTry:
    'Probieren Sie alles an und aus wie in einem Geschäft, und senden Sie alles zurück, was im Karton war.',
  somethingIsBrokenOrWrong: 'Etwas ist kaputt oder falsch',
  writeToUsAndWe: 'Schreiben Sie uns, und wir bringen es in Ordnung. Mit einem Foto geht es schneller.',
  contactUs: 'Kontakt',
  privacyPolicy: 'Datenschutz',
  noAccountNoTrackingNo:
    'Kein Konto, kein Tracking, keine Werbung: Bis Sie bestellen, bleibt in Ihrem Browser, was der Shop sich merkt.',
  whatStaysInYourBrowser: 'Was in Ihrem Browser bleibt',
  cart: 'Warenkorb',
  whatYouPutInWith: 'was Sie hineinlegen, mit Farbe, Größe und Menge',
  wishlistAndCompareList: 'Wunschliste und Vergleichsliste',
  theProductsThatYouMarked: 'die Produkte, die Sie vorgemerkt haben',
  recentlyViewed: 'Zuletzt angesehen',
  theLastProductsThatYou: 'die Produkte, die Sie zuletzt geöffnet haben',
  checkout: 'Kasse',
  whatYouTypedAndChose: 'was Sie dort eingeben und wählen, bis das Fenster geschlossen wird; niemals Kartendaten',
  orders: 'Bestellungen',
  clearTheDataOfThis:
    'Löschen Sie in Ihrem Browser die Daten dieser Website, und alles davon ist fort; unter „Meine Bestellungen“ gibt es außerdem eine Schaltfläche, die die Liste löscht. Vom Warenkorb erfährt der Server, was er für Preise und Bestand wissen muss, vom Übrigen nur, welche Produkte zu zeigen sind.',
  whatIsKeptWhenYou: 'Was gespeichert wird, wenn Sie bestellen',
  withTheOrder: 'Mit der Bestellung',
  whatFor: 'Wofür',
  toSendTheGoodsTo: 'um die Ware zu senden, Ihnen zu antworten und die Bücher zu führen; sonst für nichts',
  mail: 'E-Mails',
  aConfirmationAndWordWhen:
    'eine Bestätigung und eine Nachricht, wenn die Bestellung hinausgeht oder storniert wird; keine Werbung',
  thePageOfTheOrder: 'Die Seite der Bestellung',
  openedByTheSecretLink:
    'öffnet sich mit dem geheimen Link in Ihrer E-Mail, für alle, die ihn haben, oder mit Bestellnummer und E-Mail-Adresse zusammen; sie steht in keiner Suchmaschine und in keinem Cache',
  whoElseSeesIt: 'Wer es sonst sieht',
  thoseWhoCarryTheParcel: 'wer das Paket und die E-Mails befördert, soweit es dafür nötig ist',
  toHaveWhatIsKept:
    'Wenn Sie wissen möchten, was über Sie gespeichert ist, oder es berichtigen oder löschen lassen wollen, schreiben Sie an {email}.',
  cookies: 'Cookies',
  oneXsrfTokenARandom:
    'Eines: XSRF-TOKEN, ein zufälliger Wert, der vor fremden Websites schützt, was Sie senden. Er sagt nichts über Sie aus, und beim bloßen Ansehen von Seiten wird er nicht gesetzt.',
  whatTheServerSees: 'Was der Server sieht',
  likeAnyWebServerIt:
    'Wie jeder Webserver sieht er die Adresse, die eine Seite anfordert, und antwortet ihr. Daraus entsteht kein Profil, und nichts wird weitergegeben. Damit niemand durch Raten an Bestellungen kommt, werden Versuche je Adresse für kurze Zeit gezählt, nur im Arbeitsspeicher.',
  theReviewFormOfA:
    'Das Bewertungsformular eines Produkts und das Kontaktformular werden in Ihrem Browser geprüft und an keinen Server gesendet. Wer ein Produkt gekauft hat, kann es auf der Seite der Bestellung bewerten: Diese Bewertung wird gespeichert und mit Vornamen und Initial gezeigt, nie mit der Adresse.',
  others: 'Andere',
  pagesPicturesAndFontsCome:
    'Seiten, Bilder und Schriften kommen allein von diesem Shop. Ein Produktvideo von YouTube wird erst geholt, wenn Sie auf „Abspielen“ drücken, und zwar vom datensparsamen Server des Anbieters. Die Links zu sozialen Netzwerken führen nur hinaus und geben nichts mit.',
  questions: 'Fragen',
  writeToEmailOrTo: 'Schreiben Sie an {email} oder an {address}',
  termsConditions: 'AGB',
  theRulesOfTheHouse: 'Die Hausregeln in klaren Worten: Preise, Bestand, Bilder und Rückgabe.',
  prices: 'Preise',
  allPricesAreInUs: 'Alle Preise in US-Dollar',
  theCountdownOfAnOffer:
    'Der Countdown eines Angebots zeigt, wie lange es läuft; endet er, gilt wieder der Listenpreis.',
  availability: 'Verfügbarkeit',
  coloursAndPictures: 'Farben und Bilder',
  picturesShowTheGoodsAs:
    'Die Bilder zeigen die Ware so getreu, wie ein Bildschirm es kann. Kleine Abweichungen im Farbton sind möglich.',
  youHaveDaysDaysTo:
    'Sie haben {days} Tage Zeit, etwas zurückzusenden. Wie das geht, steht auf der Seite zur Rückgabe.',
  whoWeAre: 'Wer wir sind',
  myAccount: 'Mein Konto',
  nothingAtNameAsksYou:
    'Bei {name} brauchen Sie nirgends ein Konto. Was Sie sich merken, bleibt in diesem Browser, und jede Bestellung hat ihre eigene Seite.',
  noAccountNeeded: 'Kein Konto nötig',
  whatWorksWithout: 'Was ohne Konto geht',
  theCartTheWishlistAnd: 'Warenkorb, Wunschliste und Vergleichsliste liegen in diesem Browser.',
  everyOrderHasAPage: 'Jede Bestellung hat ihre eigene Seite; der Link in der E-Mail öffnet sie.',
  orderHistoryListsTheOrders: '„Meine Bestellungen“ zeigt, was in diesem Browser bestellt wurde.',
  whatYouLookedAtLast: 'Was Sie zuletzt angesehen haben, steht unter jedem Produkt.',
  orderHistory: 'Meine Bestellungen',
  goToTheWishlist: 'Zur Wunschliste',
  careers: 'Karriere',
  thereIsNoVacancyAt: 'Derzeit ist keine Stelle frei. Schreiben Sie uns gern trotzdem.',
  noOpenPositions: 'Keine offenen Stellen',
  youWouldLikeToWrite: 'Sie möchten trotzdem schreiben?',
  pleaseDoEmailSayWhat: 'Sehr gern: {email}. Sagen Sie uns, was Sie gut können, und zeigen Sie ein Stück davon.',
  ourStory: 'Unsere Geschichte',
  latestNews: 'Neuigkeiten',
  thereIsNoNewsletterYet:
    'Einen Newsletter gibt es noch nicht, und Sie müssen sich für nichts anmelden. Was neu ist, sehen Sie hier.',
  noNewsletterYet: 'Noch kein Newsletter',
  seeWhatIsNew: 'Neues ansehen',
  catalogues: 'Themen',
  free: 'kostenlos',
  readyAfter: 'abholbereit nach {days, plural, one {# Werktag} other {# Werktagen}}',
  readyAfterBetween: 'abholbereit nach {first} bis {last} Werktagen',
  arrivesIn: 'Lieferung in {days, plural, one {# Werktag} other {# Werktagen}}',
  arrivesBetween: 'Lieferung in {first} bis {last} Werktagen',
  priceAndTime: '{price}, {time}',
  trackOrders: 'Bestellung verfolgen',
  orderHistoryLink: 'Meine Bestellungen',
  allPricesAreIn: 'Alle Preise in {currency}',
  discountOffList:
    'Ein Rabatt geht vom Listenpreis eines Stücks ab und wird einmal auf den Cent gerundet, daher gehen Zeilen und Summen immer auf.',
  keptOfEachOrder: 'Nummer, Datum, Summe und Link jeder Bestellung, damit „Meine Bestellungen“ sie zeigen kann',
  keptWithTheOrder:
    'Ihre E-Mail-Adresse, Ihr Name und die Lieferadresse, Telefonnummer und Anmerkungen, falls angegeben, die Produkte mit ihren Preisen, die Zahlungsart und jeder Schritt bis zur Ankunft',
  fromAmount: 'ab {price}',
  freeFromAmount: '{price}, kostenlos ab {amount}',
  toPlaces: '{price}, nach {places}',
  imprint: 'Impressum',
  imprintLead: 'Wer hinter diesem Shop steht und wie Sie uns erreichen.',
  provider: 'Anbieter',
  name: 'Name',
  address: 'Anschrift',
  phone: 'Telefon',
  eMail: 'E-Mail',
  taxNumber: 'Steuernummer',
  furtherDetails: 'Weitere Angaben',
  accessibilityStatement: 'Erklärung zur Barrierefreiheit',
  accessibilityLead: 'Wie alle diesen Shop nutzen können und wer hilft, wo das nicht gelingt.',
  howItStands: 'Stand',
  accessibilityOurs:
    'Die Seiten sind so gebaut, dass sie allein mit der Tastatur, mit Vorleseprogrammen, vergrößert, ohne Bewegung und ohne JavaScript genutzt werden können. Von außen geprüft ist das nicht.',
  tellUs: 'Etwas steht im Weg?',
  tellUsHow: 'Schreiben Sie an {email} oder rufen Sie {phone} an. Wir antworten und finden gemeinsam einen Weg.',
  rightOfWithdrawal: 'Widerrufsrecht',
  withdrawalLead: 'Sie haben das Recht, binnen 14 Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen.',
  withdrawalPeriodTitle: 'Die Frist',
  withdrawalPeriod:
    'Sie endet 14 Tage nach dem Tag, an dem Sie die Ware haben, oder eine von Ihnen benannte Person, die nicht der Beförderer ist; kommt eine Bestellung in Teilen, zählt der letzte.',
  withdrawalHowTitle: 'So widerrufen Sie',
  withdrawalHow:
    'Sagen Sie es uns mit einer eindeutigen Erklärung: auf der Seite dafür hier, per Mail an {email} oder per Brief an {name}, {address}. Es genügt, sie vor Ablauf der Frist abzuschicken.',
  withdrawalEffectsTitle: 'Die Folgen',
  withdrawalEffects:
    'Wir zahlen alles zurück, was wir von Ihnen erhalten haben, samt den Kosten unserer günstigsten Lieferung, binnen 14 Tagen nach Ihrer Erklärung, auf dem Weg, auf dem Sie gezahlt haben, und ohne Entgelt. Wir dürfen warten, bis die Ware hier ist oder Sie nachgewiesen haben, dass sie abgeschickt ist.',
  withdrawalGoodsBack:
    'Senden Sie die Ware binnen 14 Tagen nach Ihrer Erklärung an {name}, {address}. Die Kosten dafür tragen Sie. Für einen Wertverlust kommen Sie nur auf, wenn Sie mit der Ware mehr gemacht haben, als zum Ansehen und Ausprobieren nötig war.',
  withdrawalExceptTitle: 'Kein Widerrufsrecht',
  withdrawalExcept:
    'Ware, die nach Ihren Wünschen angefertigt wurde, und versiegelte Ware, die aus Gründen der Gesundheit oder Hygiene nicht zurückgehen kann, wenn sie geöffnet wurde.',
  withdrawalFormTitle: 'Muster-Widerrufsformular',
  withdrawalForm:
    'An {name}, {address}, {email}: Hiermit widerrufe ich meinen Vertrag über den Kauf der folgenden Ware: … Bestellt am … / erhalten am … Mein Name: … Meine Anschrift: … Datum: … (und eine Unterschrift, auf Papier).',
  withdrawOnline: 'Vertrag widerrufen',
  compareShared: 'Eine Vergleichsliste lässt sich mit ihrer Adresse teilen.',
  soldOutAndStock:
    'Ein ausverkauftes Produkt kommt nicht in den Warenkorb, und nicht mehr Stück, als da sind. Im Warenkorb ist nichts reserviert: Was sich inzwischen geändert hat, steht dort.',
  liveForms:
    'Was Sie mit dem Bewertungsformular eines Produkts senden, wird gespeichert: Ihr Name und Ihr Text werden gezeigt, wenn wir sie gelesen haben, Ihre E-Mail-Adresse nie. Das Kontaktformular wird in Ihrem Browser geprüft und an keinen Server gesendet. Wer ein Produkt gekauft hat, kann es auch auf der Seite der Bestellung bewerten: Diese Bewertung wird mit Vornamen und Initial gezeigt.',
} as const satisfies Record<keyof typeof english, string>
