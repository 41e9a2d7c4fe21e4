import { expect, test } from 'vitest'
import type { Format } from '#contracts/shop.ts'
import type { Book } from '../../export/service.ts'
import { fixedLengthData, leaderOf, rdaTypes } from './fixed-fields.ts'

const bookOf = (format: Format): Book =>
  ({
    variant: { format, publishedOn: '2024-03-05' },
    product: { ageFrom: 6, ageTo: null },
    contributors: [],
    categories: [],
  }) as unknown as Book

test.each([
  ['paperback', 'a', '||||b |||||||| f|', 'txt n nc'],
  ['ebook', 'a', '||||bo|||||||| f|', 'txt c cr'],
  ['audio', 'i', 'nnnnbo      f  n ', 'spw c cr'],
  ['audio_cd', 'i', 'nnnnb       f  n ', 'spw s sd'],
  ['map', 'e', '|||||| a  |  | ||', 'cri n nb'],
  ['sheet_music', 'c', '||||b |||||||| | ', 'ntm n nc'],
  ['game', 'r', 'nnn b     |    gn', 'tdf n nr'],
  ['set', 'o', 'nnn b     |    bn', 'txt n nc'],
] as const)('%s is a record of the type %s', (format, type, material, rda) => {
  const book = bookOf(format)
  expect(leaderOf(book)[6]).toBe(type)
  const field = fixedLengthData(book, { language: 'hun', form: 'f', createdOn: '2026-11-27' })
  expect(field).toHaveLength(40)
  expect(field.slice(18, 35)).toBe(material)
  expect(rdaTypes(book).join(' ')).toBe(rda)
})

test('a book without a day has an unknown year', () => {
  const book = bookOf('paperback')
  const announced = { ...book, variant: { ...book.variant, publishedOn: null } }
  expect(fixedLengthData(announced, { language: 'hun', form: 'f', createdOn: '2026-11-27' })).toMatch(
    /^261127nuuuuuuuuxx .{17}hun d$/,
  )
})
