import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contact, place } from '#tests/load/support/buyer.ts'
import { company, customers, home, newReader, passwords } from '#tests/e2e/support/reader.ts'

const reader = newReader()

/** Texts that the suites type into forms. The patterns find every e-mail address, whoever has it. */
const words = [
  ...[contact, reader].flatMap(({ phone, lastName, firstName }) => [phone, lastName, firstName]),
  ...[place, home].map(({ addressLine }) => addressLine),
  ...Object.values(company),
  ...Object.values(customers).map(({ password }) => password),
  ...Object.values(passwords),
]

const literally = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
const patterns = [
  // Addresses at the shop's domain are the shop's own, except those of the two demo customers.
  /[\w.+-]+(@|%40)(?!kolofon\.example)[\w-]+\.\w+|(olvaso|iskola)(@|%40)kolofon/gi,
  // A session token or a key in a mail: 32 bytes.
  /(?<![\w-])[\w-]{43}(?![\w-])/g,
  new RegExp(words.map((word) => String.raw`(?<!\p{L})${literally(word)}(?!\p{L})`).join('|'), 'gu'),
]

/** At its start the trial prints the accounts to sign in with. */
const banner = /^ {2}(Reader|School) {3}\S+ {3}\S+$/gm

/** @returns everything in `text` that the tests typed */
export const findTyped = (text: string): string[] => {
  const output = text.replaceAll(banner, '')
  return [...new Set(patterns.flatMap((pattern) => output.match(pattern) ?? []))]
}

/** Searches all logs of a folder. @returns `file: what was found`, and the number of searched lines */
export const findTypedInLogs = (folder: string): { found: string[]; lines: number } => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.log'))
  const texts = files.map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }))
  return {
    found: texts.flatMap(({ name, text }) => findTyped(text).map((one) => `${name}: ${one}`)),
    lines: texts.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0),
  }
}
