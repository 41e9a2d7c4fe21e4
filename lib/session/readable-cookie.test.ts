import { globSync, readFileSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { writeReadableCookie } from './readable-cookie.ts'

afterEach(() => void vi.unstubAllGlobals())

const written = (protocol: string, seconds: number): string => {
  const document = { cookie: '' }
  vi.stubGlobal('document', document)
  vi.stubGlobal('location', { protocol })
  writeReadableCookie('compare', '12.34', seconds)
  return document.cookie
}

test.each([
  ['https:', 60, 'compare=12.34; Path=/; SameSite=Lax; Max-Age=60; Secure'],
  ['http:', 0, 'compare=12.34; Path=/; SameSite=Lax; Max-Age=0'],
])('on %s for %i seconds', (protocol, seconds, cookie) => expect(written(protocol, seconds)).toBe(cookie))

test('no other script writes a cookie', () => {
  const writers = globSync('{app,components,features,lib}/**/*.{ts,tsx}').filter((file) =>
    /document\.cookie\s*=[^=]/.test(readFileSync(file, 'utf8')),
  )
  expect(writers.filter((file) => !/\.test\.tsx?$/.test(file))).toEqual(['lib/session/readable-cookie.ts'])
})
