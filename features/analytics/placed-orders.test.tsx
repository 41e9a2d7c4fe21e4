import { afterEach, expect, test, vi } from 'vitest'
import { savePlaced, takePlaced } from './placed-orders.ts'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

test('an order of this browser is measured once', () => {
  savePlaced('a')
  savePlaced('b')
  expect(takePlaced('a')).toBe(true)
  expect(takePlaced('a')).toBe(false)
  expect(takePlaced('b')).toBe(true)
})

test('an order of somebody else never is', () => {
  expect(takePlaced('a')).toBe(false)
})

test('a placed order that is saved again, after a lost answer, is not measured again', () => {
  savePlaced('a')
  expect(takePlaced('a')).toBe(true)
  savePlaced('a')
  expect(takePlaced('a')).toBe(false)
})

test.each(['{', '3', '[null, 3]'])('%s in the storage is ignored', (text) => {
  localStorage.setItem('measured-orders', text)
  expect(takePlaced('a')).toBe(false)
  savePlaced('a')
  expect(takePlaced('a')).toBe(true)
})

test('a forbidden storage measures nothing and breaks nothing', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError')
  })
  expect(() => savePlaced('a')).not.toThrow()
  expect(takePlaced('a')).toBe(false)
})
