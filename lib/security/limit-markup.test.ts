import { beforeEach, expect, test, vi } from 'vitest'
import { allowedMarkup, allowedScript, allowedScripts } from './limit-markup.ts'

beforeEach(() => void vi.stubGlobal('location', new URL('https://shop.example/kosar')))

test.each(['Édes Anna &amp; mások', '{"name":"\\u003cb\\u003e"}', '<script></script>', '<svg/>'])(
  '%s may be written',
  (html) => expect(allowedMarkup(html)).toBe(html),
)

test.each(['<b>Édes Anna</b>', '<img src=x onerror=alert(1)>', '<script>alert(1)</script>', '<svg/onload=alert(1)>'])(
  '%s may not',
  (html) => expect(allowedMarkup(html)).toBeNull(),
)

test.each(['/_next/static/chunks/a.js', 'https://shop.example/_next/static/chunks/a.js'])('%s may be loaded', (url) =>
  expect(allowedScript(url)).toBe(url),
)

test.each([
  'https://foreign.example/_next/static/a.js',
  '//foreign.example/_next/static/a.js',
  '/assets/a.js',
  '/_next/static/../../assets/a.js',
  'https://www.gstatic.com/other/a.js',
  'https://www.recaptcha.net.foreign.example/recaptcha/api.js',
  'https://www.gstatic.com/recaptcha/../other/a.js',
  'data:text/javascript,alert(1)',
])('%s may not be', (url) => expect(allowedScript(url)).toBeNull())

test('scripts of others may be loaded once they were allowed, and no others of their host', () => {
  const script = 'https://www.gstatic.com/recaptcha/releases/a/recaptcha__hu.js'
  expect(allowedScript(script)).toBeNull()
  allowedScripts.push('https://www.gstatic.com/recaptcha/')
  expect(allowedScript(script)).toBe(script)
  for (const other of [
    'https://www.gstatic.com/other/a.js',
    'https://www.gstatic.com/recaptcha/../other/a.js',
    'https://www.gstatic.com.foreign.example/recaptcha/a.js',
  ])
    expect(allowedScript(other)).toBeNull()
})
