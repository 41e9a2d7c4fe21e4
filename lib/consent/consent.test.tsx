import { afterEach, expect, test, vi } from 'vitest'
import { hasConsent } from './has-consent.ts'
import { saveConsent } from './save-consent.ts'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

test('nothing is allowed before the visitor consents and after the consent is withdrawn', () => {
  expect(hasConsent('youtube')).toBe(false)
  saveConsent('youtube', true)
  expect(hasConsent('youtube')).toBe(true)
  expect(localStorage.getItem('youtube-consent')).toBe('yes')
  saveConsent('youtube', false)
  expect(hasConsent('youtube')).toBe(false)
  expect(localStorage).toHaveLength(0)
})

test('a forbidden storage allows nothing and breaks nothing', () => {
  const refuse = () => {
    throw new DOMException('forbidden', 'SecurityError')
  }
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  expect(() => saveConsent('youtube', true)).not.toThrow()
  expect(hasConsent('youtube')).toBe(false)
})
