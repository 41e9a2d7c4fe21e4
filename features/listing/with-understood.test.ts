import { expect, test } from 'vitest'
import type { Understanding } from '#contracts/understanding.ts'
import { parseListing, writeListing } from './listing-url.ts'
import { withUnderstood } from './with-understood.ts'

const one = (token: Understanding['understood'][number]['token'], ...values: string[]) => ({
  key: token,
  words: token,
  token,
  values,
  name: null,
})

test('what a search stands for is shown as chosen by hand, and taken out of the search', () => {
  const state = parseListing({ q: 'jelenkor 2023 e-könyv Ady krimi', format: 'audio', plain: 'krimi' })
  const understood = [
    one('publisher', 'jelenkor'),
    one('year', '2023', '2023'),
    one('format', 'ebook'),
    one('reduced', 'true'),
    one('category', '7'),
  ]
  expect(writeListing(withUnderstood(state, { understood, rest: 'Ady krimi', unmet: [], pages: [] }))).toEqual({
    q: 'Ady krimi',
    plain: ['krimi'],
    format: ['audio', 'ebook'],
    publisher: ['jelenkor'],
    year_min: '2023',
    year_max: '2023',
    reduced: 'true',
  })
})

test('a list that is no search is as it was', () => {
  const state = parseListing({ format: 'audio' })
  expect(withUnderstood(state, undefined)).toBe(state)
})
