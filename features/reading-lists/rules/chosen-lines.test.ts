import { expect, test } from 'vitest'
import type { ReadingListBook, ReadingListEntry } from '#contracts/reading-lists.ts'
import { chosenLines, toRow } from './chosen-lines.ts'

const book = (id: number) => ({ id, sku: `S-${id}`, price: { currency: 'HUF' } }) as ReadingListBook
const entry = (change: Partial<ReadingListEntry>): ReadingListEntry => ({
  written: 'Toldi',
  copies: null,
  kind: 'sure',
  missing: null,
  books: [book(1), book(2)],
  ...change,
})

test('only sure books are chosen beforehand', () => {
  const kinds = ['sure', 'ambiguous', 'unavailable'] as const
  expect(kinds.map((kind) => toRow(entry({ kind })).chosen)).toEqual([1, null, null])
  expect(toRow(entry({ kind: 'unknown', books: [] })).chosen).toBeNull()
})

test('a class set is pupils times copies, and a book that stands twice in the list is one line', () => {
  const rows = [toRow(entry({})), toRow(entry({ copies: 2 })), toRow(entry({ kind: 'ambiguous' }))]
  expect(chosenLines(rows, 28)).toEqual([{ variantId: 1, sku: 'S-1', currency: 'HUF', quantity: 84 }])
  expect(chosenLines([{ ...toRow(entry({})), copies: 40 }], 50)).toMatchObject([{ quantity: 999 }])
})
