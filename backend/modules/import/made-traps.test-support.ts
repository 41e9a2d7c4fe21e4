import { gzipSync } from 'node:zlib'
import { isbnCheckDigit } from '../catalog/rules/isbn.ts'
import { message, product } from './sources/onix/onix.test-support.ts'

const isbnOf = (trap: number, index: number): string => {
  const digits = `9799000${trap}${String(index).padStart(2, '0')}`
  return digits + isbnCheckDigit(digits)
}
const book = (trap: number, index: number, title: string, extra = ''): string =>
  product(`${trap}-${index}`, { isbn: isbnOf(trap, index), title, extra }).replaceAll(
    /<Contributor>[\s\S]*?<\/Contributor>|<Price><PriceType>02.*?<\/Price>/g,
    '',
  )

/** Bytes that follow no pattern, so that a packer does not gather many records into one block. */
const noise = (length: number): string => {
  let state = 1
  return Array.from({ length }, () => {
    state = (state * 48_271) % 2_147_483_647
    return (state % 36).toString(36)
  }).join('')
}

/** Files that are too large or too strange to lie in a folder, by the names in the expectations. */
export const makers: Readonly<Record<string, () => Buffer>> = {
  'truncated gzip': () => {
    const whole = gzipSync(message(`${book(125, 1, 'Csonka 1')}<!-- ${noise(200_000)} -->${book(125, 2, 'Csonka 2')}`))
    return whole.subarray(0, Math.floor(whole.length / 2))
  },
  'deep nesting': () =>
    Buffer.from(
      message(book(126, 1, 'Mély', '<Note>'.repeat(5_000) + '</Note>'.repeat(5_000)) + book(126, 2, 'Sekély')),
    ),
  'huge record': () =>
    gzipSync(message(book(127, 1, 'Hatalmas', `<Note>${'a'.repeat(20_000_000)}</Note>`) + book(127, 2, 'Kicsi'))),
}
