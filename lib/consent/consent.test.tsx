import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readReadableCookie, writeReadableCookie } from '#lib/session/readable-cookie.ts'
import { decide, readDecision, saveConsent } from './consent.ts'
import { consentMeta } from './consent-target.ts'
import { hasConsent } from './has-consent.ts'
import { deleteUnallowed, mayStore, measuredKeys, recentKeys } from './optional-storage.ts'

const cookie = () => readReadableCookie('cookie_consent')
const askForConsent = () =>
  document.head.append(Object.assign(document.createElement('meta'), { name: consentMeta, content: '/tartalmak/x' }))

afterEach(() => {
  document.head.replaceChildren()
  for (const name of ['cookie_consent', '_ga', '_fbp', 'cart']) writeReadableCookie(name, '', 0)
  localStorage.clear()
  sessionStorage.clear()
})

test('nothing is allowed before a decision', () => {
  expect(readDecision()).toEqual({ day: undefined, given: [] })
  expect(hasConsent('measuring')).toBe(false)
})

test('the cookie keeps the decision with its version and its day', () => {
  decide(['measuring', 'films'])
  expect(cookie()).toMatch(/^1\.\d{4}-\d\d-\d\d\.measuring-films$/)
  expect(readDecision().given).toEqual(['measuring', 'films'])
  expect([hasConsent('measuring'), hasConsent('recent'), hasConsent('films')]).toEqual([true, false, true])
})

test('a refusal is a decision, too', () => {
  decide([])
  expect(readDecision()).toEqual({ day: expect.stringMatching(/^\d/), given: [] })
})

test('a film can be allowed and forbidden at its own place, which answers no banner', () => {
  saveConsent('films', true)
  expect(readDecision()).toEqual({ day: undefined, given: ['films'] })
  decide(['measuring'])
  saveConsent('films', true)
  expect(readDecision()).toEqual({ day: expect.stringMatching(/^\d/), given: ['measuring', 'films'] })
  saveConsent('films', false)
  expect(hasConsent('films')).toBe(false)
  expect(hasConsent('measuring')).toBe(true)
})

test.each(['0.2025-01-01.measuring', '2.2026-01-01.measuring', 'accepted', '1.2026-01-01.everything', ''])(
  'a cookie of another version or form grants nothing: %s',
  (value) => {
    writeReadableCookie('cookie_consent', value, 60)
    expect(hasConsent('measuring')).toBe(false)
    expect(readDecision().given).toEqual([])
  },
)

describe('what the shop does not need', () => {
  beforeEach(() => {
    for (const name of ['_ga', '_fbp', 'cart']) writeReadableCookie(name, '1', 60)
    for (const key of Object.values(recentKeys)) localStorage.setItem(key, '[]')
    localStorage.setItem(measuredKeys.orders, '[]')
    sessionStorage.setItem(measuredKeys.checkout, 'a')
  })

  test('stays where consent is not managed', () => {
    deleteUnallowed()
    expect(mayStore('recent')).toBe(true)
    expect([localStorage.length, sessionStorage.length]).toEqual([3, 1])
    expect(readReadableCookie('_ga')).toBe('1')
  })

  test('is deleted where it is not allowed, and nothing else is', () => {
    askForConsent()
    deleteUnallowed()
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
    expect([readReadableCookie('_ga'), readReadableCookie('_fbp')]).toEqual([undefined, undefined])
    expect(readReadableCookie('cart')).toBe('1')
  })

  test('stays as long as it is allowed', () => {
    askForConsent()
    decide(['measuring', 'recent'])
    deleteUnallowed()
    expect([localStorage.length, sessionStorage.length]).toEqual([3, 1])
    expect(readReadableCookie('_ga')).toBe('1')
  })
})
