import { expect, test } from 'vitest'
import { copiesFromSupplier, daysUntilHere } from './copies-from-supplier.ts'

const book = { availability: 'available', supplier: { onHand: 2, leadDays: 3 } } as const

test('what is on hand goes first', () => {
  expect(copiesFromSupplier(book, 2)).toBeNull()
  expect(copiesFromSupplier(book, 5)).toEqual({ copies: 3, leadDays: 3 })
})

test('nothing comes from a supplier where nobody has it, and of a book that is to come', () => {
  expect(copiesFromSupplier({ ...book, supplier: null }, 5)).toBeNull()
  expect(copiesFromSupplier({ ...book, availability: 'preorder' }, 5)).toBeNull()
})

test('a supplier that says no days counts with two weeks', () => {
  expect(daysUntilHere({ copies: 1, leadDays: 3 })).toBe(3)
  expect(daysUntilHere({ copies: 1, leadDays: null })).toBe(10)
  expect(daysUntilHere(null)).toBe(0)
})
