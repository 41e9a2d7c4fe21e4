import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { finalizeKey } from './finalize-key.ts'

const uuid = '3f1d2c4e-0000-4000-8000-000000000001'

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.restoreAllMocks())

test('the key of placing an order is the same for the same version and another one for the next', () => {
  const key = finalizeKey({ uuid, version: 3 })
  expect(finalizeKey({ uuid, version: 3 })).toBe(key)
  expect(finalizeKey({ uuid, version: 4 })).not.toBe(key)
})

test('a storage that refuses does not stop the checkout', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(finalizeKey({ uuid, version: 3 })).toBe(finalizeKey({ uuid, version: 3 }))
})
