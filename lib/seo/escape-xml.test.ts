import { expect, test } from 'vitest'
import { escapeXml } from './escape-xml.ts'

test('markup is text', () =>
  expect(escapeXml(`<a b="c">Tom & 'Jerry'</a>`)).toBe(
    '&lt;a b=&quot;c&quot;&gt;Tom &amp; &apos;Jerry&apos;&lt;/a&gt;',
  ))

test('what XML cannot hold is left out', () => {
  expect(escapeXml('a\u0000b\u000Bc\n\td')).toBe('abc\n\td')
  expect(escapeXml('\uD83D\uDCDA book \uD83D end \uDCDA')).toBe('\uD83D\uDCDA book  end ')
})
