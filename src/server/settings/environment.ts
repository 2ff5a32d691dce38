/** Every environment variable the store knows, read and checked in one place (spec 12.1). */
import path from 'node:path'
import { DEFAULT_ORDER_RATE_LIMITS, type OrderRateLimits } from '#services/orders/order-rate-limits.ts'
import { DEFAULT_SIGN_IN_LIMIT } from '#services/people/people-service.ts'
import { createVariables } from './environment-variables.ts'
import type { ProxySetting } from '../answering/trusted-proxies.ts'

export const PROJECT_ROOT = path.resolve(import.meta.dirname, '../../..')

/** Where our own photographs are. */
export const OWN_MEDIA_DIR = path.join(PROJECT_ROOT, 'public', 'media')

export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

const MEGABYTE = 1024 * 1024
/** So high a limit is none. */
const MOST_CALLS = 100_000_000

export interface Environment {
  /** 0 to 65535; 0 lets the system choose. */
  port: number
  host: string
  databaseFile: string
  /** PostgreSQL instead of the file, when set. */
  databaseUrl: string | null
  /** Standbys of it that answer reads of pages. */
  databaseReadUrls: string[]
  /** Public origin without a trailing slash. */
  siteUrl: string
  /** False when `siteUrl` was derived from the port. */
  siteUrlGiven: boolean
  /** `/api` or an absolute address, without a trailing slash. */
  apiBaseUrl: string
  apiExternal: boolean
  /** Which proxies stand in front. */
  trustProxy: ProxySetting
  webConcurrency: number
  logLevel: LogLevel
  /** The owner's settings file when it was named; otherwise `shop.json` of the project is taken where it is present. */
  shopFile: string | null
  mediaDir: string
  pictureCacheDir: string
  /** Bytes that made pictures may take on the disk. */
  pictureCacheLimit: number
  /** Bytes of memory for rendered pages; 0 renders every page anew. */
  pageCacheLimit: number
  /** The file that keeps a large catalogue's index for the next start; null for none. */
  snapshotFile: string | null
  smtpUrl: string | null
  mailFrom: string | null
  mailDir: string
  ownerEmail: string | null
  stripeSecretKey: string | null
  stripeWebhookSecret: string | null
  stripeApiBase: string
  orderRateLimits: OrderRateLimits
  /** Tries to sign in to the office, a minute and client address. */
  signInLimit: number
  /** Where metrics are read; null for nowhere. */
  metrics: { host: string; port: number } | null
  /** False where browsers shall give up the worker that keeps pages for them. */
  serviceWorker: boolean
  /** Seconds for which a process that was told to end goes on serving while it says that it is not ready. */
  drainSeconds: number
}

/**
 * Reads the variables; an empty one counts as not set and relative paths start at the working directory.
 * @throws {EnvironmentError} naming every wrong variable, what was expected and what came; a secret's value is never repeated.
 */
export function readEnvironment(env: NodeJS.ProcessEnv): Environment {
  const read = createVariables(env)
  const inVar = (name: string) => path.join(PROJECT_ROOT, 'var', name)
  const port = read.integer('PORT', 3000, 0, 65535)
  const siteUrl = read.origin('SITE_URL')
  const ownOrigin = siteUrl ?? `http://localhost:${port}`
  const apiBaseUrl = withoutOrigin(read.baseUrl('API_BASE_URL', '/api'), ownOrigin)
  const databaseFile = read.file('DATABASE_FILE') ?? inVar('vitrine.db')
  const databaseUrl = read.secretUrl('DATABASE_URL', ['postgres:', 'postgresql:'])
  const environment: Environment = {
    port,
    host: read.text('HOST') ?? '0.0.0.0',
    databaseFile,
    databaseUrl,
    databaseReadUrls: read.secretUrls('DATABASE_READ_URL', ['postgres:', 'postgresql:']),
    siteUrl: ownOrigin,
    siteUrlGiven: siteUrl !== null,
    apiBaseUrl,
    apiExternal: !apiBaseUrl.startsWith('/'),
    trustProxy: read.trustProxy('TRUST_PROXY'),
    webConcurrency: read.integer('WEB_CONCURRENCY', 1, 1, 256),
    logLevel: read.choice('LOG_LEVEL', LOG_LEVELS, 'warn'),
    shopFile: read.file('SHOP_FILE'),
    mediaDir: read.file('MEDIA_DIR') ?? OWN_MEDIA_DIR,
    pictureCacheDir: read.file('PICTURE_CACHE_DIR') ?? inVar('pictures'),
    pictureCacheLimit: read.integer('PICTURE_CACHE_MB', 1024, 1, 1_000_000) * MEGABYTE,
    pageCacheLimit: read.integer('PAGE_CACHE_MB', 64, 0, 100_000) * MEGABYTE,
    snapshotFile:
      read.text('SNAPSHOT_FILE') === '0'
        ? null
        : (read.file('SNAPSHOT_FILE') ??
          (databaseUrl === null ? `${databaseFile}-snapshot` : inVar('catalogue-snapshot'))),
    smtpUrl: read.secretUrl('SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: read.mailAddress('MAIL_FROM'),
    mailDir: read.file('MAIL_DIR') ?? inVar('mail'),
    ownerEmail: read.mailAddress('OWNER_EMAIL'),
    stripeSecretKey: read.secret('STRIPE_SECRET_KEY', /^(sk|rk)_\S+$/, 'a key that begins with sk_ or rk_'),
    stripeWebhookSecret: read.secret('STRIPE_WEBHOOK_SECRET', /^whsec_\S+$/, 'a secret that begins with whsec_'),
    stripeApiBase: read.origin('STRIPE_API_BASE') ?? 'https://api.stripe.com',
    orderRateLimits: {
      orders: read.integer('LIMIT_ORDERS', DEFAULT_ORDER_RATE_LIMITS.orders, 1, MOST_CALLS),
      tracking: read.integer('LIMIT_TRACKING', DEFAULT_ORDER_RATE_LIMITS.tracking, 1, MOST_CALLS),
      codes: read.integer('LIMIT_CODES', DEFAULT_ORDER_RATE_LIMITS.codes, 1, MOST_CALLS),
      cancelling: read.integer('LIMIT_CANCELLING', DEFAULT_ORDER_RATE_LIMITS.cancelling, 1, MOST_CALLS),
      mails: read.integer('LIMIT_MAILS', DEFAULT_ORDER_RATE_LIMITS.mails, 1, MOST_CALLS),
    },
    signInLimit: read.integer('LIMIT_SIGN_IN', DEFAULT_SIGN_IN_LIMIT, 1, MOST_CALLS),
    metrics:
      read.text('METRICS_PORT') === null
        ? null
        : { host: read.text('METRICS_HOST') ?? '127.0.0.1', port: read.integer('METRICS_PORT', 0, 0, 65535) },
    serviceWorker: read.choice('SERVICE_WORKER', ['on', 'off'], 'on') === 'on',
    drainSeconds: read.integer('DRAIN_SECONDS', 0, 0, 60),
  }
  read.onlyWith('DATABASE_READ_URL', 'DATABASE_URL')
  read.together('STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET')
  read.finish()
  return environment
}

/** The site's own API by its full address is the same as by its path: the service in the process answers. */
function withoutOrigin(address: string, ownOrigin: string): string {
  const own = address.startsWith(`${ownOrigin}/`)
  return own ? address.slice(ownOrigin.length) : address
}
