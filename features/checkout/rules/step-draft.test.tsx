import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { finalizeKey } from './finalize-key.ts'
import { dropStepDraft, keepStepDraft, readStepDraft } from './step-draft.ts'

const uuid = '3f1d2c4e-0000-4000-8000-000000000001'

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.restoreAllMocks())

describe('what was typed and not sent', () => {
  test('comes back after a reload, for its own step and order only', () => {
    keepStepDraft(uuid, 'contact', { email: 'anna@pelda.hu', phone: '' })
    expect(readStepDraft(uuid, 'contact')).toEqual({ email: 'anna@pelda.hu', phone: '' })
    expect(readStepDraft(uuid, 'billing')).toEqual({})
    expect(readStepDraft('another', 'contact')).toEqual({})
  })

  test('goes when the step is sent', () => {
    keepStepDraft(uuid, 'contact', { email: 'anna@pelda.hu' })
    dropStepDraft(uuid, 'contact')
    expect(sessionStorage).toHaveLength(0)
  })

  test.each(['{broken', '[1,2]', '"text"', 'null'])('ignores what is no draft: %s', (stored) => {
    sessionStorage.setItem(`checkout:${uuid}:contact`, stored)
    expect(readStepDraft(uuid, 'contact')).toEqual({})
  })

  test('keeps texts only', () => {
    sessionStorage.setItem(`checkout:${uuid}:contact`, JSON.stringify({ email: 'a@b.hu', evil: { toString: 1 } }))
    expect(readStepDraft(uuid, 'contact')).toEqual({ email: 'a@b.hu' })
  })

  test('a storage that refuses does not stop the checkout', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(() => keepStepDraft(uuid, 'contact', { email: 'a@b.hu' })).not.toThrow()
    expect(finalizeKey({ uuid, version: 3 })).toBe(finalizeKey({ uuid, version: 3 }))
  })
})

describe('the key of placing an order', () => {
  test('is the same for the same version and another for the next', () => {
    const key = finalizeKey({ uuid, version: 3 })
    expect(finalizeKey({ uuid, version: 3 })).toBe(key)
    expect(finalizeKey({ uuid, version: 4 })).not.toBe(key)
  })
})
