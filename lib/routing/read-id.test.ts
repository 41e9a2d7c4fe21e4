import { expect, test } from 'vitest'
import { readId } from './read-id.ts'

test.each([
  ['edes-anna-123', 123],
  ['1984-7', 7],
  ['123', 123],
  ['edes-anna', undefined],
  ['edes-anna-0', undefined],
  ['%C3%A9des-anna-1', undefined],
  ['x-1234567890', undefined],
])('%s leads to %s', (address, id) => {
  expect(readId(address)).toBe(id)
})
