import { makePack } from '#texts/make-pack.ts'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { simpleParser } from 'mailparser'
import { describe, expect, it, onTestFinished } from 'vitest'
import { testOrder } from '#domain/order/testing/test-order.ts'
import { DEFAULT_SHOP_SETTINGS } from '#domain/shop/shop-settings.ts'
import type { Mail } from '#services/mail/mail.ts'
import { startSmtpServer, type SmtpMood } from '../testing/smtp-server.ts'
import { createFolderTransport } from './folder-transport.ts'
import { createMailComposer } from './mail-composer.ts'
import { createSmtpTransport } from './smtp-transport.ts'

const LONG = new AbortController().signal

function confirmation(fields: Parameters<typeof testOrder>[0] = {}): Mail {
  const settings = {
    texts: makePack('en').texts,
    shop: DEFAULT_SHOP_SETTINGS,
    siteUrl: () => 'http://shop.test',
    from: null,
    ownerEmail: null,
  }
  const mail = createMailComposer(settings)('confirmation', testOrder(fields), '2026-11-23T10:00:00.000Z')
  if (!mail) throw new Error('a mail was expected')
  return mail
}

async function folder(): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'vitrine-mail-'))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  return path.join(root, 'not yet', 'mail')
}

async function smtp(mood: SmtpMood = 'take') {
  const server = await startSmtpServer()
  server.mood = mood
  onTestFinished(() => server.close())
  return server
}

describe('folder of mails', () => {
  it('one whole file an order and kind, for its owner’s eyes alone, and nothing beside it', async () => {
    const dir = await folder()
    const transport = createFolderTransport(dir)
    const results = await Promise.all(Array.from({ length: 5 }, () => transport.send(confirmation(), LONG)))
    const file = path.join(dir, 'V-7K3F9Q2M-confirmation.eml')
    expect(results).toEqual(Array.from({ length: 5 }, () => ({ file })))
    expect(await readdir(dir)).toEqual(['V-7K3F9Q2M-confirmation.eml'])
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    const parsed = await simpleParser(await readFile(file))
    expect(parsed.text).toContain('Thank you for your order')
    expect(parsed.html).toContain('Thank you for your order')
  })

  it('a folder that cannot be is an error, and a number that is a path is refused', async () => {
    await expect(createFolderTransport('/dev/null/mail').send(confirmation(), LONG)).rejects.toThrow(/ENOTDIR|EEXIST/)
    const dir = await folder()
    await expect(createFolderTransport(dir).send(confirmation({ number: '../escape' }), LONG)).rejects.toThrow(
      'no file name',
    )
  })
})

describe('SMTP', () => {
  it('the mail arrives as it was composed', async () => {
    const server = await smtp()
    await createSmtpTransport(server.url).send(confirmation(), LONG)
    expect(server.received).toHaveLength(1)
    expect(server.received[0]).toMatchObject({ from: 'support@vitrine.example', to: ['mara@example.com'] })
    const parsed = await simpleParser(server.received[0]?.source ?? '')
    expect(parsed.messageId).toBe('<V-7K3F9Q2M.confirmation@shop.test>')
    expect(parsed.subject).toBe('Your order V-7K3F9Q2M at Vitrine')
  })

  it.each([
    ['refuse', /try again later/],
    ['drop', /closed/],
    ['drop-after', /closed/],
  ] as const)('%s is an error', async (mood, message) => {
    const server = await smtp(mood)
    await expect(createSmtpTransport(server.url).send(confirmation(), LONG)).rejects.toThrow(message)
  })

  it('a server that says nothing is left when the time is up', async () => {
    const server = await smtp('hang')
    const gone = new AbortController()
    const sending = createSmtpTransport(server.url).send(confirmation(), gone.signal)
    while (server.connections === 0) await new Promise((resolve) => setImmediate(resolve))
    gone.abort()
    await expect(sending).rejects.toThrow(/abort/i)
  })
})
