/** What the tests use of mailparser, which brings no types of its own. */
declare module 'mailparser' {
  export interface Addresses {
    value: { name: string; address?: string }[]
  }

  export interface ParsedMail {
    subject?: string
    from?: Addresses
    to?: Addresses
    cc?: Addresses
    bcc?: Addresses
    replyTo?: Addresses
    messageId?: string
    date?: Date
    text?: string
    html: string | false
    headers: Map<string, unknown>
  }

  export function simpleParser(source: string | Buffer): Promise<ParsedMail>
}
