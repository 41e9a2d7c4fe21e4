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
]

describe('sameOriginPath', () => {
  test.each(outside)('refuses %j', (wanted) => {
    expect(sameOriginPath(wanted, '/home')).toBe('/home')
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
