import { makePack } from '#texts/make-pack.ts'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { DEFAULT_SHOP_SETTINGS } from '#domain/shop/shop-settings.ts'
import { openDatabase } from '#persistence/open-database.ts'
import { PLACED_AT, placeTestOrder } from '#persistence/testing/place-test-order.ts'
import { testCatalogue, testProduct } from '#persistence/testing/test-catalogue.ts'
import type { MailTransport } from '#services/mail/mail.ts'
import { createOutboxWorker, type OutboxOptions } from '#services/mail/outbox-worker.ts'
import type { Database } from '#services/repositories.ts'
import { startSmtpServer } from '../testing/smtp-server.ts'
import { createFolderTransport } from './folder-transport.ts'
import { createMailComposer } from './mail-composer.ts'
import { createSmtpTransport } from './smtp-transport.ts'

const OWNER = 'owner@shop.example'

/** A shop with its outbox, a clock that is set by hand, and workers on connections of their own. */
async function mailShop() {
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-delivery-'))
  const databaseFile = path.join(folder, 'shop.db')
  const opened: Database[] = []
  const connect = async () => {
    const database = await openDatabase({ databaseFile })
    opened.push(database)
    return database
  }
  onTestFinished(async () => {
    await Promise.all(opened.map((database) => database.close()))
    await rm(folder, { recursive: true, force: true })
  })
  const database = await connect()
  await database.prepare(async () => testCatalogue({ products: [testProduct({ quantity: 500 })] }))
  const log: string[] = []
  let now = PLACED_AT.getTime()
  const note = (kind: string) => (fields: unknown) => log.push(`${kind} ${JSON.stringify(fields)}`)
  return {
    database,
    log,
    mailFolder: path.join(folder, 'mail'),
    pass: (seconds: number) => (now += seconds * 1000),
    async worker(transport: MailTransport, fields: Partial<OutboxOptions> & { ownerEmail?: string | null } = {}) {
      const own = await connect()
      const { ownerEmail = OWNER, ...options } = fields
      return createOutboxWorker({
        outbox: own.outbox,
        findOrder: (number) => own.orders.find(number),
        compose: createMailComposer({
          texts: makePack('en').texts,
          shop: DEFAULT_SHOP_SETTINGS,
          siteUrl: () => 'http://shop.test',
          from: null,
          ownerEmail,
        }),
        transport,
        log: { sent: note('sent'), failed: note('failed'), parked: note('parked'), broken: note('broken') },
        clock: () => new Date(now),
        chance: () => 0.5,
        ...options,
      })
    },
  }
}

async function smtp() {
  const server = await startSmtpServer()
  onTestFinished(() => server.close())
  return server
}

const receivers = (server: { received: { to: string[] }[] }) => server.received.flatMap(({ to }) => to).toSorted()

describe('delivery of mails', () => {
  it('a server that refuses, hangs up and comes back: every mail arrives, once', async () => {
    const shop = await mailShop()
    const server = await smtp()
    const worker = await shop.worker(createSmtpTransport(server.url))
    await placeTestOrder(shop.database)
    server.mood = 'refuse'
    await worker.run()
    server.mood = 'drop'
    shop.pass(4)
    await worker.run()
    expect(shop.log).toHaveLength(2)
    shop.pass(1)
    await worker.run()
    expect(shop.log).toHaveLength(4)
    expect(shop.log[0]).toMatch(/^failed .*"attempts":1,"reason":"EENVELOPE 451","nextAttemptAt":"2026-11-23T10:00:05/)
    server.mood = 'take'
    shop.pass(10)
    await worker.run()
    shop.pass(1e6)
    await worker.run()
    expect(receivers(server)).toEqual(['mara@example.com', OWNER])
  })

  it('workers of several processes at once: each mail once', async () => {
    const shop = await mailShop()
    const server = await smtp()
    const workers = await Promise.all([1, 2, 3].map(() => shop.worker(createSmtpTransport(server.url))))
    for (let count = 0; count < 12; count++) await placeTestOrder(shop.database)
    await Promise.all(workers.map((worker) => worker.run()))
    expect(server.received).toHaveLength(24)
    const ids = server.received.map(({ source }) => /^Message-ID: (.*)$/im.exec(source)?.[1])
    expect(new Set(ids).size).toBe(24)
  })

  it('decision record 5, the one window: a crash between the server’s yes and our mark repeats the mail, under its Message-ID', async () => {
    const shop = await mailShop()
    const server = await smtp()
    await placeTestOrder(shop.database)
    const crash = { ...shop.database.outbox, markSent: () => Promise.reject(new Error('killed')) }
    await (await shop.worker(createSmtpTransport(server.url), { outbox: crash, ownerEmail: null })).run()
    expect(server.received).toHaveLength(1)
    const other = await shop.worker(createSmtpTransport(server.url), { ownerEmail: null })
    await other.run()
    expect(server.received).toHaveLength(1)
    shop.pass(90)
    await other.run()
    const [first, second, ...rest] = server.received.map(({ source }) => /^Message-ID: (.*)$/im.exec(source)?.[1])
    expect(first).toMatch(/^<V-.*\.confirmation@shop\.test>/)
    expect([second, rest]).toEqual([first, []])
  })

  it('the folder stays exactly-once through the same crash', async () => {
    const shop = await mailShop()
    const number = await placeTestOrder(shop.database)
    const transport = createFolderTransport(shop.mailFolder)
    const crash = { ...shop.database.outbox, markSent: () => Promise.reject(new Error('killed')) }
    await (await shop.worker(transport, { outbox: crash })).run()
    shop.pass(90)
    await (await shop.worker(transport)).run()
    const files = [`${number}-confirmation.eml`, `${number}-owner-notice.eml`]
    expect((await readdir(shop.mailFolder)).toSorted()).toEqual(files)
    expect(shop.log.at(-1)).toContain(`"file":"${shop.mailFolder}`)
  })

  it('a send that never ends is cut off, and tried again', async () => {
    const shop = await mailShop()
    const server = await smtp()
    server.mood = 'hang'
    const worker = await shop.worker(createSmtpTransport(server.url), { sendLimit: 20, ownerEmail: null })
    await placeTestOrder(shop.database)
    await worker.run()
    expect(shop.log.filter((line) => line.startsWith('failed'))).toHaveLength(1)
    server.mood = 'take'
    shop.pass(5)
    await (await shop.worker(createSmtpTransport(server.url), { ownerEmail: null })).run()
    expect(receivers(server)).toEqual(['mara@example.com'])
  })

  it('after a week it waits for its owner, and the order is as it was', async () => {
    const shop = await mailShop()
    const server = await smtp()
    server.mood = 'refuse'
    const worker = await shop.worker(createSmtpTransport(server.url), { ownerEmail: null })
    const number = await placeTestOrder(shop.database)
    await worker.run()
    shop.pass(7 * 86_400)
    await worker.run()
    expect(shop.log.filter((line) => line.startsWith('parked'))).toHaveLength(1)
    const before = server.connections
    shop.pass(1e9)
    await worker.run()
    expect(server.connections).toBe(before)
    expect((await shop.database.orders.find(number))?.state).toBe('placed')
  })

  it('no address, name or key is in the log', async () => {
    const shop = await mailShop()
    const server = await smtp()
    const worker = await shop.worker(createSmtpTransport(server.url))
    const number = await placeTestOrder(shop.database)
    server.mood = 'refuse'
    await worker.run()
    server.mood = 'take'
    shop.pass(60)
    await worker.run()
    expect(shop.log.join('\n')).toContain(number)
    expect(shop.log.join('\n')).not.toMatch(/mara|owner@|Thompson|order-key/i)
  })
})
