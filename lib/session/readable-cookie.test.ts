import { globSync, readFileSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { readReadableCookie, writeReadableCookie } from './readable-cookie.ts'

afterEach(() => void vi.unstubAllGlobals())

const written = (protocol: string, seconds: number): string => {
  const document = { cookie: '' }
  vi.stubGlobal('document', document)
  vi.stubGlobal('location', { protocol })
  writeReadableCookie('compare', '12.34', seconds)
  return document.cookie
}

test.each([
  ['https:', 60, 'compare=12.34; path=/; sameSite=Lax; Max-Age=60; secure'],
  ['http:', 0, 'compare=12.34; path=/; sameSite=Lax; Max-Age=0'],
])('on %s for %i seconds', (protocol, seconds, cookie) => expect(written(protocol, seconds)).toBe(cookie))

test('a value with separators is read as it was written', () => {
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('location', { protocol: 'http:' })
  const value = '{"12":true,"34":true};='
  writeReadableCookie('compare', value, 60)
  expect(readReadableCookie('compare')).toBe(value)
})

test('a cookie of an earlier version, with more of its signs encoded, reads the same', () => {
  vi.stubGlobal('document', { cookie: `cart=2; compare=${encodeURIComponent('{"12":true}')}` })
  expect(readReadableCookie('compare')).toBe('{"12":true}')
})

test('no other script reads or writes a cookie', () => {
  const others = globSync('{app,components,features,lib}/**/*.{ts,tsx}').filter((file) =>
    /document\.cookie|js-cookie/.test(readFileSync(file, 'utf8')),
  )
  expect(others.filter((file) => !/\.test\.tsx?$/.test(file)).toSorted()).toEqual([
    'lib/session/foreign-cookies.ts',
    'lib/session/readable-cookie.ts',
  ])
})
