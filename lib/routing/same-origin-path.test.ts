import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sameOriginPath } from './same-origin-path.ts'

const outside = [
  'https://evil.example',
  'https:evil.example',
  'http:/evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '\t//evil.example',
  '/\n/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/a/..//evil.example',
  ' //evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'evil.example',
  '',
  '/a\u0000b',
  'HTTPS://evil.example',
  'hTtP:evil.example',
  'https:///evil.example',
  'https:\\\\evil.example',
  'https://kolofon.example@evil.example',
  'https://shop.invalid',
  'http:evil.example',
  'ftp://evil.example',
  'file:///etc/passwd',
  'blob:https://evil.example/1',
  'mailto:anna@evil.example',
  'vbscript:msgbox(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript://kolofon.example/%0aalert(1)',
  'view-source:https://evil.example',
  '////evil.example',
  '//evil.example/%2f..',
  '//evil%E3%80%82example',
  '//[::1]/',
  '//0x7f000001',
  '//user:word@evil.example',
  '\\/evil.example',
  '/\\/evil.example',
  '/\\\\evil.example',
  '\\\\/evil.example',
  '/\r/evil.example',
  '/\r\n/evil.example',
  '/\n\n/evil.example',
  '/\u000b/evil.example',
  '/\u00a0/evil.example',
  '/\u2028/evil.example',
  '/\u3000/evil.example',
  '\n//evil.example',
  '\u00a0//evil.example',
  '/%00\u0000//evil.example',
  '/./\\evil.example',
  '/x/../..//evil.example',
  '/././/evil.example',
  '/%2e//evil.example',
  '/%2E%2e//evil.example',
  '/a/%2e%2e//evil.example',
  '.',
  '..',
  './/evil.example',
  '../evil.example',
  '?next=//evil.example',
  '#//evil.example',
  '@evil.example',
  ':evil.example',
  '。evil.example',
  '／／evil.example',
]

/** They look dangerous, but every browser reads them as paths of the shop. */
const inside = [
  '/%2f%2fevil.example',
  '/%2F/evil.example',
  '/%5cevil.example',
  '/%09/evil.example',
  '/%0d%0aLocation:%20https://evil.example',
  '/@evil.example',
  '/:80',
  '/;//evil.example',
  '/?https://evil.example',
  '/?next=//evil.example',
  '/#//evil.example',
  '/https://evil.example',
  '/javascript:alert(1)',
  '/／evil.example',
  '/。evil.example',
  '/.evil.example',
  '/..%2f..%2fevil.example',
]

describe('sameOriginPath', () => {
  test.each(outside)('refuses %j', (wanted) => {
    expect(sameOriginPath(wanted, '/home')).toBe('/home')
  })

  test.each(inside)('stays in the shop with %j', (wanted) => {
    for (const at of ['https://kolofon.example/bejelentkezes', 'https://kolofon.example'])
      expect(new URL(sameOriginPath(wanted, '/'), at).origin).toBe('https://kolofon.example')
  })

  test('keeps path, query and fragment', () => {
    expect(sameOriginPath('/penztar?x=1#y', '/')).toBe('/penztar?x=1#y')
    expect(sameOriginPath('/en/checkout', '/')).toBe('/en/checkout')
  })

  test('uses the fallback without a path', () => {
    expect(sameOriginPath(null, '/en')).toBe('/en')
    expect(sameOriginPath(undefined, '/')).toBe('/')
  })

  test('for every path a browser stays on the origin', () => {
    const text = fc
      .array(fc.constantFrom('/', '\\', '.', '@', ':', '%2f', '\t', 'evil', '?', '#', 'https:'))
      .map((parts) => parts.join(''))
    fc.assert(
      fc.property(fc.oneof(text, fc.string()), (wanted) => {
        const target = sameOriginPath(wanted, '/')
        expect(new URL(target, 'https://kolofon.example').origin).toBe('https://kolofon.example')
      }),
      { numRuns: 1000 },
    )
  })
})
