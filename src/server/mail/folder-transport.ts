/** Mails that are written to a folder, for shops without SMTP: exactly once, since a file is there under its name or it is not. */
import { mkdir, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { randomUUID } from 'node:crypto'
import { createTransport } from 'nodemailer'
import type { MailTransport } from '#services/mail/mail.ts'
import { mimeMessage } from './mime-message.ts'

/** Writes `<name>.eml` into `folder`, which is made where it is not there: aside first, then renamed. */
export function createFolderTransport(folder: string): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(mail) {
      if (!/^[\w-]+$/.test(mail.name)) throw new RangeError('mail: its name is no file name')
      const { message } = await composer.sendMail(mimeMessage(mail))
      if (!Buffer.isBuffer(message)) throw new TypeError('mail: the composer gave a stream, expected a buffer')
      const file = path.join(folder, `${mail.name}.eml`)
      // Mails are for their receivers alone: nobody else on the machine may read them.
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const aside = path.join(folder, `.${mail.name}.${randomUUID()}`)
      try {
        await writeDurably(aside, message)
        await rename(aside, file)
      } catch (error) {
        await rm(aside, { force: true })
        throw error
      }
      await syncFolder(folder)
      return { file }
    },
  }
}

async function writeDurably(file: string, content: Buffer): Promise<void> {
  const handle = await open(file, 'wx', 0o600)
  try {
    await handle.writeFile(content)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** The new name is on the disk as well, where the system can be asked for that. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => null)
  try {
    await handle?.sync()
  } catch {
    // Some file systems sync no folders.
  } finally {
    await handle?.close()
  }
}
