/** Owns what is known of a parcel on its way: who carries it, its number, and where it can be followed. */

export interface Parcel {
  carrier?: string
  tracking?: string
  /** An address over http or https. */
  url?: string
}

/** Where carriers show a parcel by its number; `{}` is the number. */
const PAGES: Readonly<Record<string, string>> = {
  dhl: 'https://www.dhl.com/en/home/tracking.html?tracking-id={}',
  dpd: 'https://tracking.dpd.de/status/en_US/parcel/{}',
  fedex: 'https://www.fedex.com/fedextrack/?trknbr={}',
  gls: 'https://gls-group.com/track/{}',
  hermes: 'https://www.myhermes.de/empfangen/sendungsverfolgung/sendungsinformation/#{}',
  'la poste': 'https://www.laposte.fr/outils/suivre-vos-envois?code={}',
  'royal mail': 'https://www.royalmail.com/track-your-item#/tracking-results/{}',
  ups: 'https://www.ups.com/track?tracknum={}',
  usps: 'https://tools.usps.com/go/TrackConfirmAction?tLabels={}',
}

/** Longest carrier or number, and longest address, in characters. */
export const MAX_PARCEL_TEXT = 100
export const MAX_PARCEL_URL = 500

/** Where a parcel can be followed when nobody has said so: the carrier's own page, null for a carrier that is not known. */
export function parcelPage({ carrier = '', tracking = '' }: Pick<Parcel, 'carrier' | 'tracking'>): string | null {
  const page = PAGES[carrier.trim().toLowerCase()]
  const number = tracking.replaceAll(/\s/g, '')
  return page === undefined || number === '' ? null : page.replace('{}', encodeURIComponent(number))
}

/** Whether an address may stand as a link: http or https, and nothing that a browser would run. */
export function isParcelUrl(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:') && text.length <= MAX_PARCEL_URL
}

/** A parcel with the page of its carrier, where no other was given; null where nothing is known. */
export function wholeParcel({ carrier, tracking, url }: Parcel): Parcel | null {
  const page = url ?? parcelPage({ carrier: carrier ?? '', tracking: tracking ?? '' }) ?? undefined
  const known = {
    ...(carrier !== undefined && carrier !== '' && { carrier }),
    ...(tracking !== undefined && tracking !== '' && { tracking }),
    ...(page !== undefined && page !== '' && { url: page }),
  }
  return Object.keys(known).length > 0 ? known : null
}
