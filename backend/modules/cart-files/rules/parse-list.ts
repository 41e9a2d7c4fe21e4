import { parseIsbn } from '../../catalog/rules/isbn.ts'
import { type ListedLine, parseQuantity, type Reading } from './listed-line.ts'

const unit = String.raw`(?:x|×|\*|db\.?|darab|példány|pcs\.?|copies|copy)`
/** `3x title`, `3 db title`, `3 × title` */
const countBefore = new RegExp(String.raw`^(\d{1,4})\s*${unit}\s*[:,]?\s+(.+)$`, 'iu')
/** `title 3x`, `title, 3 db`, `title (3 pcs)` */
const countAfter = new RegExp(String.raw`^(.+?)[\s,;:(]+(\d{1,4})\s*${unit}\)?$`, 'iu')
/** `title x3` */
const countAfterSign = /^(.+?)[\s,;:]+[x×*]\s?(\d{1,4})$/iu
/** A bare number, which may belong to a title. */
const numberAfter = /^(.+?)[\s,;:]+(\d{1,4})$/u
const numberBefore = /^(\d{1,4})[\s,;:]+(.+)$/u

/** The signs of a list: `- title`, `• title`. */
const bullet = /^[-–—•*]\s+/u

const reading = (name: string, count: string): Reading => ({ name: name.trim(), quantity: parseQuantity(count) })

/** A line copied from a table: the quantity is its last cell, or its first one. */
const readCells = (line: string): Reading[] => {
  const cells = line
    .split('\t')
    .map((cell) => cell.trim())
    .filter(Boolean)
  const [first = '', second] = cells
  const last = cells.at(-1) ?? ''
  if (second === undefined) return readText(first)
  if (/^\d{1,4}$/.test(first) && !/^\d{1,4}$/.test(last)) return [reading(second, first)]
  const quantity = parseQuantity(last)
  return [quantity === null ? { name: first, quantity: 1 } : { name: first, quantity }]
}

const readText = (line: string): Reading[] => {
  const whole = { name: line, quantity: 1 }
  if (parseIsbn(line)) return [whole]
  const after = countAfter.exec(line) ?? countAfterSign.exec(line)
  if (after) return [reading(after[1] ?? '', after[2] ?? '')]
  const before = countBefore.exec(line)
  if (before) return [reading(before[2] ?? '', before[1] ?? '')]
  const bare = [
    ...[numberAfter.exec(line)].flatMap((found) => (found ? [reading(found[1] ?? '', found[2] ?? '')] : [])),
    ...[numberBefore.exec(line)].flatMap((found) => (found ? [reading(found[2] ?? '', found[1] ?? '')] : [])),
  ]
  const isbn = bare.find(({ name }) => parseIsbn(name))
  return isbn ? [isbn] : [whole, ...bare]
}

/** The limit of a single line of text (spec point 9); it bounds the work of the patterns above, too. */
const maxLength = 256

/** The lines of a pasted list; empty ones are left out. */
export const parseList = (text: string): ListedLine[] =>
  text.split(/\r\n|\r|\n/).flatMap((line, index) => {
    const written = line.trim().slice(0, maxLength).trim().replace(bullet, '')
    if (written === '') return []
    const readings = written.includes('\t') ? readCells(written) : readText(written)
    return [{ row: index + 1, written: written.replaceAll(/\s+/g, ' '), readings }]
  })
