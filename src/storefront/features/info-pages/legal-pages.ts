/** Privacy and terms: what this shop really does with data, and the rules that its prices and pages follow. */
import type { GroupText } from '#texts/text-pack.ts'
import { paymentWords } from '#texts/payment-text.ts'
import { PAYMENT_WAYS } from '#domain/order/payment/payment-ways.ts'
import { asSentence, sentences } from '#domain/shop/sentences.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import { links } from '../../links.ts'
import type { InfoPage } from './info-page.ts'

export function privacyPage(
  { contact }: ShopSettings,
  t: GroupText<'info'>,
  { payment }: { payment: GroupText<'payment'> },
  isLive: boolean,
): InfoPage {
  return {
    slug: 'privacy-policy',
    title: t('privacyPolicy'),
    lead: t('noAccountNoTrackingNo'),
    sections: [
      {
        title: t('whatStaysInYourBrowser'),
        facts: [
          { name: t('cart'), value: t('whatYouPutInWith') },
          { name: t('wishlistAndCompareList'), value: t('theProductsThatYouMarked') },
          { name: t('recentlyViewed'), value: t('theLastProductsThatYou') },
          { name: t('checkout'), value: t('whatYouTypedAndChose') },
          { name: t('orders'), value: t('keptOfEachOrder') },
        ],
        paragraphs: [t('clearTheDataOfThis')],
      },
      {
        title: t('whatIsKeptWhenYou'),
        facts: [
          {
            name: t('withTheOrder'),
            value: t('keptWithTheOrder'),
          },
          { name: t('whatFor'), value: t('toSendTheGoodsTo') },
          { name: t('mail'), value: t('aConfirmationAndWordWhen') },
          {
            name: t('thePageOfTheOrder'),
            value: t('openedByTheSecretLink'),
          },
          { name: t('whoElseSeesIt'), value: t('thoseWhoCarryTheParcel') },
        ],
        paragraphs: [
          ...PAYMENT_WAYS.flatMap((way) => paymentWords(way, payment).privacy ?? []),
          t('toHaveWhatIsKept', { email: contact.email }),
        ],
      },
      {
        title: t('cookies'),
        paragraphs: [t('oneXsrfTokenARandom')],
      },
      {
        title: t('whatTheServerSees'),
        paragraphs: [t('likeAnyWebServerIt'), t(isLive ? 'liveForms' : 'theReviewFormOfA')],
      },
      {
        title: t('others'),
        paragraphs: [t('pagesPicturesAndFontsCome')],
      },
      {
        title: t('questions'),
        paragraphs: [asSentence(t('writeToEmailOrTo', { email: contact.email, address: contact.address.join(', ') }))],
      },
    ],
    actions: [
      { label: t('contactUs'), to: links.contactUs },
      { label: t('termsConditions'), to: links.page('terms-and-conditions') },
    ],
  }
}

export function termsPage(
  { name, money, taxSentence, returnDays, contact }: ShopSettings,
  t: GroupText<'info'>,
): InfoPage {
  return {
    slug: 'terms-and-conditions',
    title: t('termsConditions'),
    lead: t('theRulesOfTheHouse'),
    sections: [
      {
        title: t('prices'),
        points: [
          sentences(
            money.currency.code === 'USD'
              ? t('allPricesAreInUs')
              : t('allPricesAreIn', { currency: money.currency.code }),
            taxSentence,
          ),
          t('discountOffList'),
          t('theCountdownOfAnOffer'),
        ],
      },
      {
        title: t('availability'),
        paragraphs: [t('soldOutAndStock')],
      },
      {
        title: t('coloursAndPictures'),
        paragraphs: [t('picturesShowTheGoodsAs')],
      },
      {
        title: t('returns'),
        paragraphs: [t('youHaveDaysDaysTo', { days: returnDays })],
      },
      {
        title: t('whoWeAre'),
        paragraphs: [sentences(`${name}, ${contact.address.join(', ')}`, `${contact.email}, ${contact.phone}`)],
      },
    ],
    actions: [
      { label: t('howReturnsWork'), to: links.page('returns') },
      { label: t('privacyPolicy'), to: links.page('privacy-policy') },
    ],
  }
}
