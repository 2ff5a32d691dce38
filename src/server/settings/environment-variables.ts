/** Typed readers of single environment variables that gather what is wrong and complain once. */
import { isIP } from 'node:net'
import path from 'node:path'
import type { ProxySetting } from '../answering/trusted-proxies.ts'

/** One address, alone or in angle brackets after a name. */
const MAILBOX =
  /^(?:[^<>@\p{Cc}]*<[^\s<>()[\],;:\\"@]+@[^\s<>()[\],;:\\"@]+>|[^\s<>()[\],;:\\"@]+@[^\s<>()[\],;:\\"@]+)$/u

/** One sentence per wrong variable; `message` holds them all. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError'
}

/** Readers over `env`; each notes a wrong value and `finish()` throws when there was one. An empty value counts as not set. */
export function createVariables(env: NodeJS.ProcessEnv) {
  const problems: string[] = []
  const text = (name: string): string | null => env[name]?.trim() || null
  function wrong(name: string, expected: string, came: string | null): void {
    problems.push(
      `${name} must be ${expected}${came === null ? '; its value is not shown' : `, got ${JSON.stringify(came)}`}.`,
    )
  }
  function url(value: string): URL | null {
    return URL.canParse(value) ? new URL(value) : null
  }

  return {
    text,
    integer(name: string, fallback: number, min: number, max: number): number {
      const value = text(name)
      if (value === null) return fallback
      const number = /^\d{1,9}$/.test(value) ? Number(value) : NaN
      if (number >= min && number <= max) return number
      wrong(name, `a whole number from ${min} to ${max}`, value)
      return fallback
    },
    choice<T extends string>(name: string, values: readonly T[], fallback: T): T {
      const value = text(name)
      if (value === null) return fallback
      const found = values.find((one) => one === value)
      if (found === undefined) wrong(name, `one of ${values.join(', ')}`, value)
      return found ?? fallback
    },
    file(name: string): string | null {
      const value = text(name)
      if (value === null) return null
      if (value.includes('\0')) wrong(name, 'a path', value)
      return path.resolve(value)
    },
    /** An http(s) origin without path, query or user. */
    origin(name: string): string | null {
      const value = text(name)
      if (value === null) return null
      const parsed = url(value)
      if (parsed && /^https?:$/.test(parsed.protocol) && parsed.href === `${parsed.origin}/`) return parsed.origin
      wrong(name, 'an origin such as https://shop.example, without a path', value)
      return null
    },
    /** A path from the root or an absolute http(s) address. */
    baseUrl(name: string, fallback: string): string {
      const value = (text(name) ?? fallback).replace(/(?<!\/)\/+$/, '')
      if (/^(\/[\w.~-]+)+$/.test(value)) return value
      const parsed = url(value)
      const plain = parsed && !parsed.search && !parsed.hash && !parsed.username && !parsed.password
      if (plain && /^https?:$/.test(parsed.protocol)) return parsed.href.replace(/(?<!\/)\/+$/, '')
      wrong(name, 'a path such as /api or an address such as https://api.shop.example/api', value)
      return fallback
    },
    secret(name: string, pattern: RegExp, expected: string): string | null {
      const value = text(name)
      if (value !== null && !pattern.test(value)) wrong(name, expected, null)
      return value
    },
    /** An address that may hold a password. */
    secretUrl(name: string, protocols: readonly string[]): string | null {
      const value = text(name)
      if (value !== null && !begins(value, protocols))
        wrong(name, `an address that begins with ${either(protocols)}`, null)
      return value
    },
    /** Such addresses, separated by commas. */
    secretUrls(name: string, protocols: readonly string[]): string[] {
      const values = (text(name) ?? '').split(',').flatMap((one) => one.trim() || [])
      if (!values.every((one) => begins(one, protocols))) {
        wrong(name, `addresses, separated by commas, that begin with ${either(protocols)}`, null)
      }
      return values
    },
    mailAddress(name: string): string | null {
      const value = text(name)
      if (value === null || MAILBOX.test(value)) return value
      wrong(name, 'an e-mail address', value)
      return value
    },
    /** A variable that means nothing where another one is not set. */
    onlyWith(name: string, other: string): void {
      if (text(name) !== null && text(other) === null) problems.push(`${name} needs ${other}, which is not set.`)
    },
    /** Variables that mean something only with each other. */
    together(...names: readonly [string, string]): void {
      const missing = names.filter((name) => text(name) === null)
      if (missing.length === 1) problems.push(`${names.join(' and ')} go together; ${missing[0]} is not set.`)
    },
    /** `false`, how many proxies stand in front (`true` is one), or their addresses and networks, separated by commas. */
    trustProxy(name: string): ProxySetting {
      const value = text(name)
      if (value === null || value === 'false' || value === '0') return false
      if (value === 'true') return 1
      if (/^[1-9]$/.test(value)) return Number(value)
      const addresses = value.split(',').map((one) => one.trim())
      if (addresses.every(isNetwork)) return addresses
      wrong(name, 'true, false, the number of proxies from 1 to 9, or their addresses separated by commas', value)
      return false
    },
    /** @throws {EnvironmentError} when a reader noted something. */
    finish(): void {
      if (problems.length > 0) throw new EnvironmentError(problems.join('\n'))
    },
  }
}

function begins(address: string, protocols: readonly string[]): boolean {
  return URL.canParse(address) && protocols.includes(new URL(address).protocol)
}

function either(protocols: readonly string[]): string {
  return protocols.map((one) => `${one}//`).join(' or ')
}

/** An address, an address with a prefix length, or one of the names that the proxy check knows. */
function isNetwork(value: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(value)) return true
  const [address = '', length, ...rest] = value.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return length === undefined || (/^\d{1,3}$/.test(length) && Number(length) <= (version === 4 ? 32 : 128))
}
