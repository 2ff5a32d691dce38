/** A small SMTP server on a local port that takes mails, and can refuse, fall silent or hang up in the middle. */
import { createServer, type AddressInfo, type Socket } from 'node:net'

/** `refuse`: a temporary no to the receiver; `hang`: silence; `drop`: hangs up; `drop-after`: takes the mail and hangs up before it says so. */
export type SmtpMood = 'take' | 'refuse' | 'hang' | 'drop' | 'drop-after'

export interface ReceivedMail {
  /** As given in the envelope. */
  from: string
  to: string[]
  source: string
}

export interface SmtpServer {
  url: string
  received: ReceivedMail[]
  /** How many connections came. */
  connections: number
  mood: SmtpMood
  close(): Promise<void>
}

export async function startSmtpServer(): Promise<SmtpServer> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    smtp.connections += 1
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => {})
    if (smtp.mood !== 'hang') converse(socket, smtp)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const smtp: SmtpServer = {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: [],
    connections: 0,
    mood: 'take',
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return smtp
}

function converse(socket: Socket, smtp: SmtpServer): void {
  let buffer = ''
  let inData = false
  let mail: ReceivedMail = { from: '', to: [], source: '' }
  const say = (line: string) => socket.write(`${line}\r\n`)
  say('220 test ESMTP')
  socket.on('data', (chunk: Buffer) => {
    buffer += chunk.toString('latin1')
    for (;;) {
      const end = inData ? buffer.indexOf('\r\n.\r\n') : buffer.indexOf('\r\n')
      if (end < 0) return
      const part = buffer.slice(0, end)
      buffer = buffer.slice(end + (inData ? 5 : 2))
      if (inData) takeMail(part)
      else takeCommand(part)
    }
  })

  function takeMail(part: string): void {
    inData = false
    smtp.received.push({ ...mail, source: part.replace(/^\.\./gm, '.') })
    mail = { from: '', to: [], source: '' }
    if (smtp.mood === 'drop-after') socket.destroy()
    else say('250 taken')
  }

  function takeCommand(line: string): void {
    const [, address = ''] = /<([^>]*)>/.exec(line) ?? []
    const command = line.slice(0, 4).toUpperCase()
    if (command === 'EHLO') say('250 test')
    else if (command === 'MAIL') {
      mail.from = address
      say('250 ok')
    } else if (command === 'RCPT') {
      if (smtp.mood === 'refuse') return void say(`451 <${address}> try again later`)
      mail.to.push(address)
      say('250 ok')
    } else if (command === 'DATA') {
      if (smtp.mood === 'drop') return void socket.destroy()
      inData = true
      say('354 go on')
    } else if (command === 'QUIT') socket.end('221 bye\r\n')
    else say('250 ok')
  }
}
