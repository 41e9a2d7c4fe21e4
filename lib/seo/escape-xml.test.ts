import { expect, test } from 'vitest'
import { escapeXml } from './escape-xml.ts'

test('markup becomes text', () =>
  expect(escapeXml(`<a b="c">Tom & 'Jerry'</a>`)).toBe(
    '&lt;a b=&quot;c&quot;&gt;Tom &amp; &apos;Jerry&apos;&lt;/a&gt;',
  ))

test('characters that XML forbids are removed', () => {
  expect(escapeXml('a\u0000b\u000Bc\n\td')).toBe('abc\n\td')
  expect(escapeXml('\uD83D\uDCDA book \uD83D end \uDCDA')).toBe('\uD83D\uDCDA book  end ')
})
