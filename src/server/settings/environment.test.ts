import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { PROJECT_ROOT, readEnvironment } from './environment.ts'

describe('spec 12.1: the environment', () => {
  it('without variables the defaults hold', () => {
    expect(readEnvironment({})).toEqual({
      port: 3000,
      host: '0.0.0.0',
      databaseFile: path.join(PROJECT_ROOT, 'var/vitrine.db'),
      databaseUrl: null,
      databaseReadUrls: [],
      siteUrl: 'http://localhost:3000',
      siteUrlGiven: false,
      apiBaseUrl: '/api',
      apiExternal: false,
      trustProxy: false,
      webConcurrency: 1,
      logLevel: 'warn',
      shopFile: null,
      mediaDir: path.join(PROJECT_ROOT, 'public/media'),
      pictureCacheDir: path.join(PROJECT_ROOT, 'var/pictures'),
      pictureCacheLimit: 1024 * 1024 * 1024,
      pageCacheLimit: 64 * 1024 * 1024,
      snapshotFile: path.join(PROJECT_ROOT, 'var/vitrine.db-snapshot'),
      smtpUrl: null,
      mailFrom: null,
      mailDir: path.join(PROJECT_ROOT, 'var/mail'),
      ownerEmail: null,
      stripeSecretKey: null,
      stripeWebhookSecret: null,
      stripeApiBase: 'https://api.stripe.com',
      orderRateLimits: { orders: 1000, tracking: 10, codes: 20, cancelling: 10, mails: 30 },
      signInLimit: 30,
      metrics: null,
      drainSeconds: 0,
      serviceWorker: true,
    })
  })

  it('the snapshot stands beside the database file, under var/ with PostgreSQL, and nowhere with 0', () => {
    const snapshotFile = (env: NodeJS.ProcessEnv) => readEnvironment(env).snapshotFile
    expect(snapshotFile({ DATABASE_FILE: '/data/shop.db' })).toBe('/data/shop.db-snapshot')
    expect(snapshotFile({ DATABASE_URL: 'postgres://db/shop' })).toBe(path.join(PROJECT_ROOT, 'var/catalogue-snapshot'))
    expect(snapshotFile({ SNAPSHOT_FILE: '0' })).toBeNull()
  })

  it('every variable is read', () => {
    const read = readEnvironment({
      PORT: '0',
      HOST: '127.0.0.1',
      DATABASE_FILE: '/data/shop.db',
      DATABASE_URL: 'postgres://u:p@db/shop',
      DATABASE_READ_URL: 'postgresql://one/shop, postgres://two/shop',
      SITE_URL: 'https://shop.example/',
      API_BASE_URL: 'https://api.example/v1/',
      TRUST_PROXY: '10.0.0.0/8, ::1',
      WEB_CONCURRENCY: '4',
      LOG_LEVEL: 'silent',
      SHOP_FILE: 'my-shop.json',
      MEDIA_DIR: '/media',
      PICTURE_CACHE_DIR: '/cache',
      PICTURE_CACHE_MB: '5',
      PAGE_CACHE_MB: '0',
      SNAPSHOT_FILE: '/cache/snapshot',
      SMTP_URL: 'smtps://mail.example',
      MAIL_FROM: 'Shop <shop@shop.example>',
      MAIL_DIR: '/mail',
      OWNER_EMAIL: 'owner@shop.example',
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
      STRIPE_API_BASE: 'http://localhost:12111',
      LIMIT_ORDERS: '5',
      LIMIT_TRACKING: '4',
      LIMIT_CODES: '3',
      LIMIT_CANCELLING: '2',
      LIMIT_SIGN_IN: '6',
      LIMIT_MAILS: '1',
      METRICS_PORT: '9464',
      METRICS_HOST: '0.0.0.0',
      DRAIN_SECONDS: '5',
      SERVICE_WORKER: 'off',
    })
    expect(read).toEqual({
      port: 0,
      host: '127.0.0.1',
      databaseFile: '/data/shop.db',
      databaseUrl: 'postgres://u:p@db/shop',
      databaseReadUrls: ['postgresql://one/shop', 'postgres://two/shop'],
      siteUrl: 'https://shop.example',
      siteUrlGiven: true,
      apiBaseUrl: 'https://api.example/v1',
      apiExternal: true,
      trustProxy: ['10.0.0.0/8', '::1'],
      webConcurrency: 4,
      logLevel: 'silent',
      shopFile: path.resolve('my-shop.json'),
      mediaDir: '/media',
      pictureCacheDir: '/cache',
      pictureCacheLimit: 5 * 1024 * 1024,
      pageCacheLimit: 0,
      snapshotFile: '/cache/snapshot',
      smtpUrl: 'smtps://mail.example',
      mailFrom: 'Shop <shop@shop.example>',
      mailDir: '/mail',
      ownerEmail: 'owner@shop.example',
      stripeSecretKey: 'sk_test_1',
      stripeWebhookSecret: 'whsec_1',
      stripeApiBase: 'http://localhost:12111',
      orderRateLimits: { orders: 5, tracking: 4, codes: 3, cancelling: 2, mails: 1 },
      signInLimit: 6,
      metrics: { host: '0.0.0.0', port: 9464 },
      drainSeconds: 5,
      serviceWorker: false,
    })
  })

  it('spec 12.1: card payment that is set by half stops the start', () => {
    expect(() => readEnvironment({ STRIPE_SECRET_KEY: 'sk_test_1' })).toThrow(
      'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET go together; STRIPE_WEBHOOK_SECRET is not set.',
    )
  })

  it.each(['shop', 'a@b>', '<a@b', 'a@b, c@d', 'a@b <c@d>', 'Shop <a@b>, <c@d>'])(
    'spec 12.1: %j is no address that a mail can come from',
    (value) => {
      expect(() => readEnvironment({ MAIL_FROM: value })).toThrow(
        `MAIL_FROM must be an e-mail address, got "${value}".`,
      )
    },
  )

  it('spec 12.1: a standby without its primary, or one that is no PostgreSQL, stops the start', () => {
    expect(() => readEnvironment({ DATABASE_READ_URL: 'postgres://db/shop' })).toThrow(
      'DATABASE_READ_URL needs DATABASE_URL, which is not set.',
    )
    const wrong = {
      DATABASE_URL: 'postgres://db/shop',
      DATABASE_READ_URL: 'postgres://db/shop, mysql://u:secret@db/shop',
    }
    expect(() => readEnvironment(wrong)).toThrow(
      'DATABASE_READ_URL must be addresses, separated by commas, that begin with postgres:// or postgresql://; its value is not shown.',
    )
  })

  it('an empty variable counts as not set', () => {
    expect(readEnvironment({ PORT: '', SITE_URL: ' ', DATABASE_URL: '' })).toMatchObject({
      port: 3000,
      siteUrl: 'http://localhost:3000',
      databaseUrl: null,
    })
  })

  it('the site’s own API by its full address is answered in the process', () => {
    expect(
      readEnvironment({ SITE_URL: 'https://shop.example', API_BASE_URL: 'https://shop.example/api' }),
    ).toMatchObject({ apiBaseUrl: '/api', apiExternal: false })
    expect(
      readEnvironment({ SITE_URL: 'https://shop.example', API_BASE_URL: 'https://shop.example.evil/api' }).apiExternal,
    ).toBe(true)
  })

  it.each([
    ['PORT', 'http', 'PORT must be a whole number from 0 to 65535, got "http".'],
    ['PORT', '65536', 'PORT must be a whole number from 0 to 65535, got "65536".'],
    ['PORT', '-1', 'PORT must be a whole number from 0 to 65535, got "-1".'],
    [
      'SITE_URL',
      'shop.example',
      'SITE_URL must be an origin such as https://shop.example, without a path, got "shop.example".',
    ],
    [
      'SITE_URL',
      'https://shop.example/store',
      'SITE_URL must be an origin such as https://shop.example, without a path, got "https://shop.example/store".',
    ],
    [
      'SITE_URL',
      'ftp://shop.example',
      'SITE_URL must be an origin such as https://shop.example, without a path, got "ftp://shop.example".',
    ],
    [
      'API_BASE_URL',
      'api',
      'API_BASE_URL must be a path such as /api or an address such as https://api.shop.example/api, got "api".',
    ],
    [
      'API_BASE_URL',
      '//evil',
      'API_BASE_URL must be a path such as /api or an address such as https://api.shop.example/api, got "//evil".',
    ],
    ...[
      'yes',
      '-1',
      '10',
      '1.5',
      '10.0.0.0/33',
      '10.0.0.1,',
      'proxy.example',
      '2001:db8::/129',
      '10.0.0.1 10.0.0.2',
    ].map((value) => [
      'TRUST_PROXY',
      value,
      `TRUST_PROXY must be true, false, the number of proxies from 1 to 9, or their addresses separated by commas, got "${value}".`,
    ]),
    ['WEB_CONCURRENCY', '0', 'WEB_CONCURRENCY must be a whole number from 1 to 256, got "0".'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent, got "loud".'],
    ['OWNER_EMAIL', 'me', 'OWNER_EMAIL must be an e-mail address, got "me".'],
    [
      'DATABASE_URL',
      'mysql://u:hunter2@db',
      'DATABASE_URL must be an address that begins with postgres:// or postgresql://; its value is not shown.',
    ],
    [
      'SMTP_URL',
      'hunter2',
      'SMTP_URL must be an address that begins with smtp:// or smtps://; its value is not shown.',
    ],
    [
      'STRIPE_SECRET_KEY',
      'hunter2',
      'STRIPE_SECRET_KEY must be a key that begins with sk_ or rk_; its value is not shown.',
    ],
    [
      'STRIPE_WEBHOOK_SECRET',
      'hunter2',
      'STRIPE_WEBHOOK_SECRET must be a secret that begins with whsec_; its value is not shown.',
    ],
  ])('%s=%s stops the start', (name, value, sentence) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(sentence)
    expect(() => readEnvironment({ [name]: value })).not.toThrow(/hunter2/)
  })

  it('all wrong variables are named at once', () => {
    expect(() => readEnvironment({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/PORT .*\nLOG_LEVEL /)
  })
})
