/** Owns the question about an e-mail address that was probably mistyped; nothing is refused for it. */
import { typoDistance } from '#domain/catalogue/search/words/search-typos.ts'

/** Where most shoppers have their mail. */
const DOMAINS = [
  'gmail.com',
  'googlemail.com',
  'ymail.com',
  'yahoo.com',
  'yahoo.co.uk',
  'hotmail.com',
  'hotmail.co.uk',
  'outlook.com',
  'live.com',
  'msn.com',
  'icloud.com',
  'me.com',
  'mac.com',
  'aol.com',
  'comcast.net',
  'proton.me',
  'protonmail.com',
  'fastmail.com',
  'zoho.com',
  'mail.com',
  'email.com',
  'gmx.com',
  'gmx.net',
  'gmx.de',
  'gmx.at',
  'gmx.ch',
  'web.de',
  't-online.de',
  'orange.fr',
  'free.fr',
  'wanadoo.fr',
  'libero.it',
  'qq.com',
  '163.com',
  'bigpond.com',
  'btinternet.com',
] as const

/** Shorter names are too near to other honest ones. */
const SHORTEST = 8
const LONG = 11

/** The address that was probably meant ("mara@gmial.com" -> "mara@gmail.com"), or null where there is nothing to ask. Usability 43. */
export function emailSuggestion(typed: string): string | null {
  const email = typed.trim()
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1).toLowerCase()
  if (at < 1 || domain === '' || DOMAINS.some((known) => known === domain)) return null
  const near = DOMAINS.filter(
    (known) => known.length >= SHORTEST && typoDistance(domain, known, allowed(known)) <= allowed(known),
  )
  const [nearest] = near.toSorted((a, b) => typoDistance(domain, a, 2) - typoDistance(domain, b, 2))
  const meant = nearest ?? domain.replace(/\.(?:con|cmo|ocm|comm|vom|xom)$/, '.com')
  return meant === domain ? null : `${email.slice(0, at)}@${meant}`
}

function allowed(known: string): number {
  return known.length >= LONG ? 2 : 1
}
