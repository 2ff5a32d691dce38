/** Owns the question which spellings of an e-mail address are one mailbox; mails themselves go to the address as it was typed. */

interface Provider {
  /** The first stands for all: they are the same mailbox. */
  domains: readonly string[]
  /** Characters of the name before the @ that the provider looks past. */
  ignored?: RegExp
}

/** Providers that take "name+anything" for "name", as they say themselves. */
const PROVIDERS: readonly Provider[] = [
  { domains: ['gmail.com', 'googlemail.com'], ignored: /\./g },
  { domains: ['proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me'], ignored: /[._-]/g },
  { domains: ['icloud.com', 'me.com', 'mac.com'] },
  ...eachAlone([
    'outlook.com',
    'outlook.de',
    'outlook.fr',
    'outlook.es',
    'outlook.it',
    'outlook.at',
    'hotmail.com',
    'hotmail.co.uk',
    'hotmail.de',
    'hotmail.fr',
    'hotmail.es',
    'hotmail.it',
    'live.com',
    'live.co.uk',
    'live.de',
    'live.fr',
    'live.nl',
    'msn.com',
    'fastmail.com',
    'fastmail.fm',
    'hey.com',
    'zoho.com',
    'mailbox.org',
    'posteo.de',
    'posteo.net',
    'runbox.com',
    'yandex.com',
    'yandex.ru',
    'ya.ru',
    'mail.ru',
    'duck.com',
  ]),
]

const BY_DOMAIN = new Map(PROVIDERS.flatMap((provider) => provider.domains.map((domain) => [domain, provider])))

/**
 * The mailbox of an e-mail address, as orders and uses of a code are counted by: in small letters, the domain as computers write it, without
 * what its provider looks past. Equal for every spelling of one mailbox; a text that is no address is only trimmed and lowered. Spec 10.8.
 */
export function emailKey(email: string): string {
  const text = email.trim().toLowerCase().normalize('NFC')
  const at = text.lastIndexOf('@')
  if (at < 1) return text
  const name = text.slice(0, at)
  const domain = asciiDomain(text.slice(at + 1))
  const provider = BY_DOMAIN.get(domain)
  if (!provider) return `${name}@${domain}`
  const [untagged = ''] = name.split('+', 1)
  const mailbox = provider.ignored ? untagged.replace(provider.ignored, '') : untagged
  // Nothing but dots, or a tag alone, is nobody's mailbox there; it stays apart from all others.
  return `${mailbox || name}@${provider.domains[0]}`
}

/** "Bücher.example." as "xn--bcher-kva.example"; what cannot be a domain stays as it is. */
function asciiDomain(domain: string): string {
  const bare = domain.replace(/\.+$/, '')
  if (!/^[\p{L}\p{M}\p{N}.\u3002\u00B7-]+$/u.test(bare)) return bare
  const address = URL.canParse(`http://${bare}`) ? new URL(`http://${bare}`).hostname : bare
  return address.replace(/\.+$/, '')
}

function eachAlone(domains: readonly string[]): Provider[] {
  return domains.map((domain) => ({ domains: [domain] }))
}
