import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearDraft, readDraft, saveDraft } from './form-draft.ts'

const key = 'checkout:3f1d2c4e:contact'

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.restoreAllMocks())

test('typed texts are restored after a reload, for their own form only; an empty field is left to the form', () => {
  saveDraft(key, { email: 'anna@pelda.hu', phone: '' })
  expect(readDraft(key)).toEqual({ email: 'anna@pelda.hu' })
  expect(readDraft('checkout:3f1d2c4e:billing')).toEqual({})
  expect(readDraft('checkout:another:contact')).toEqual({})
})

test('a sent form leaves nothing behind', () => {
  saveDraft(key, { email: 'anna@pelda.hu' })
  clearDraft(key)
  expect(sessionStorage).toHaveLength(0)
})

test.each(['{broken', '[1,2]', '"text"', 'null'])('what is no draft is ignored: %s', (stored) => {
  sessionStorage.setItem(key, stored)
  expect(readDraft(key)).toEqual({})
})

test('only texts are restored', () => {
  sessionStorage.setItem(key, JSON.stringify({ email: 'a@b.hu', evil: { toString: 1 } }))
  expect(readDraft(key)).toEqual({ email: 'a@b.hu' })
})

test('a storage that refuses does not stop a form', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(() => saveDraft(key, { email: 'a@b.hu' })).not.toThrow()
})
