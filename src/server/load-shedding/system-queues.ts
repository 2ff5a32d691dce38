/** What the system itself still holds for each connection, where it tells: a slow client takes of that long before it asks us for more. */
import { readFileSync } from 'node:fs'
import type { Socket } from 'node:net'

/** Bytes that wait in the system for a connection's client; undefined where that is not known. */
export type SystemQueue = (socket: Socket) => number | undefined

const hex = (value: number, digits: number) => value.toString(16).toUpperCase().padStart(digits, '0')

/** As Linux writes it: each word of four bytes with its last byte first. */
function addressInTable(address: string): string {
  const [, v4 = address.includes(':') ? undefined : address] = /^::ffff:([\d.]+)$/i.exec(address) ?? []
  if (v4 !== undefined) {
    const word = v4.split('.').map((part) => hex(Number(part), 2))
    return word.toReversed().join('')
  }
  const [before = '', after] = address.split('%', 1)[0]?.split('::') ?? []
  const groups = (text: string) => text.split(':').filter(Boolean)
  const [head, tail] = [groups(before), groups(after ?? '')]
  const whole = [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => '0'), ...tail]
  const digits = whole.map((group) => hex(Number.parseInt(group, 16), 4)).join('')
  return (digits.match(/.{8}/g) ?? []).map((word) => (word.match(/../g) ?? []).toReversed().join('')).join('')
}

const keyOf = (localPort: string, remote: string, remotePort: string) => `${localPort} ${remote} ${remotePort}`

/** An IPv4 client of an IPv6 socket stands in the table of IPv6 with this before its address. */
const MAPPED = '0000000000000000FFFF0000'

/** Reads the tables of the system's connections once; every answer is as of now. */
export function readSystemQueues(): SystemQueue {
  const queues = new Map<string, number>()
  for (const table of ['/proc/net/tcp', '/proc/net/tcp6']) {
    let lines: string
    try {
      lines = readFileSync(table, 'latin1')
    } catch {
      continue
    }
    for (const [, localPort = '', remote = '', remotePort = '', queue = ''] of lines.matchAll(
      /^ *\d+: [\dA-F]+:([\dA-F]{4}) ([\dA-F]+):([\dA-F]{4}) [\dA-F]{2} ([\dA-F]{8}):/gm,
    )) {
      const plain = remote.startsWith(MAPPED) ? remote.slice(MAPPED.length) : remote
      queues.set(keyOf(localPort, plain, remotePort), Number.parseInt(queue, 16))
    }
  }
  return ({ localPort, remoteAddress, remotePort }) =>
    localPort === undefined || remoteAddress === undefined || remotePort === undefined
      ? undefined
      : queues.get(keyOf(hex(localPort, 4), addressInTable(remoteAddress), hex(remotePort, 4)))
}
