import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contact, place } from '#tests/load/support/buyer.ts'
import { company, customers, home, newReader } from '#tests/e2e/support/reader.ts'

const reader = newReader()

/** What the suites type into forms, as it stands there. An e-mail address is found whoever has it. */
const words = [
  ...[contact, reader].flatMap(({ phone, lastName, firstName }) => [phone, lastName, firstName]),
  ...[place, home].map(({ addressLine }) => addressLine),
  ...Object.values(company),
  ...Object.values(customers).map(({ password }) => password),
]

const literally = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
const patterns = [
  // The shop's own addresses end with its domain; customers of the demo have theirs there, too.
  /[\w.+-]+(@|%40)(?!kolofon\.example)[\w-]+\.\w+|(olvaso|iskola)(@|%40)kolofon/gi,
  // A session's token or a key in a mail: 32 bytes.
  /(?<![\w-])[\w-]{43}(?![\w-])/g,
  new RegExp(words.map((word) => String.raw`(?<!\p{L})${literally(word)}(?!\p{L})`).join('|'), 'gu'),
]

/** The trial says at its start whom one can sign in as. */
const banner = /^ {2}(Reader|School) {3}\S+ {3}\S+$/gm

/** Whatever of what the tests typed stands in `text`. */
export const findTyped = (text: string): string[] => {
  const said = text.replaceAll(banner, '')
  return [...new Set(patterns.flatMap((pattern) => said.match(pattern) ?? []))]
}

/** Looks through all logs of a folder. @returns `file: what was found`, and how many lines there were to look through */
export const findTypedInLogs = (folder: string): { found: string[]; lines: number } => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.log'))
  const texts = files.map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }))
  return {
    found: texts.flatMap(({ name, text }) => findTyped(text).map((one) => `${name}: ${one}`)),
    lines: texts.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0),
  }
}
