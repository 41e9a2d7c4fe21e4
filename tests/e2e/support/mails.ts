import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'

const folder = join(process.env.E2E_DATA_DIR ?? '.data/e2e', 'mail')

export interface Mail {
  subject: string
  text: string
  /** The address at which a mail program unsubscribes; empty if the mail has none. */
  unsubscribeUrl: string
}

const decodeQuoted = (text: string): string =>
  Buffer.from(
    text
      .replaceAll(/=\r?\n/g, '')
      .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')

const decodeBody = (body: string, encoding: string): string => {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  return encoding === 'quoted-printable' ? decodeQuoted(body) : body
}

/** Decodes `=?UTF-8?Q?…?=` and its base64 form, as they stand in a subject. */
const decodeWords = (text: string): string =>
  text
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64').toString('utf8')
        : decodeQuoted(word.replaceAll('_', ' ')),
    )

const header = (head: string, name: string): string =>
  new RegExp(`^${name}:(.*(?:\\r?\\n[ \\t].*)*)`, 'im')
    .exec(head)?.[1]
    ?.replaceAll(/\r?\n[ \t]/g, ' ')
    .trim() ?? ''

/** Reads a mail as the shop writes it: one plain part beside one part of HTML. */
const readMail = (raw: string): Mail => {
  const [head = '', ...rest] = raw.split(/\r?\n\r?\n/)
  const boundary = /boundary="([^"]+)"/i.exec(head)?.[1]
  const parts = boundary ? rest.join('\n\n').split(`--${boundary}`) : [raw]
  const plain = parts.find((part) => /content-type: text\/plain/i.test(part)) ?? ''
  const [partHead = '', ...body] = plain.trimStart().split(/\r?\n\r?\n/)
  return {
    subject: decodeWords(header(head, 'Subject')),
    unsubscribeUrl: header(head, 'List-Unsubscribe').replaceAll(/[<>\s]/g, ''),
    text: decodeBody(body.join('\n\n'), header(partHead, 'Content-Transfer-Encoding').toLowerCase()),
  }
}

const mailsTo = (email: string): Mail[] =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.endsWith('.eml') && !name.startsWith('.'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .filter((raw) => raw.includes(email))
    .map(readMail)

/**
 * Waits for the only mail to an address, or the only one with this subject. Jobs send mails after the answer, so a mail
 * may take a moment.
 */
export const receiveMail = async (email: string, subject: string | RegExp = /^/): Promise<Mail> => {
  const isWanted = (mail: Mail) => (typeof subject === 'string' ? mail.subject === subject : subject.test(mail.subject))
  const wanted = () => mailsTo(email).filter(isWanted)
  await expect.poll(() => wanted().length, { message: `a mail to ${email}`, timeout: 30_000 }).toBe(1)
  return wanted()[0] ?? { subject: '', text: '', unsubscribeUrl: '' }
}

/** @returns the token that follows the address in the link of a mail */
export const readToken = ({ text }: Mail): string => /#token=[\w-]{43}/.exec(text)?.[0] ?? ''

export const countMails = (email: string): number => mailsTo(email).length
