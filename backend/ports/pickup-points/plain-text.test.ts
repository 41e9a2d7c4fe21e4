import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

test.each([
  ['A bejárattól <b>balra</b>, a rámpa mellett.', 'A bejárattól balra, a rámpa mellett.'],
  ['első<br/>második<BR>harmadik', 'első második harmadik'],
  ['Papír &amp; írószer &#8211; &quot;Betű&quot;', 'Papír & írószer – "Betű"'],
  ['J&oacute;zsef k&ouml;r&uacute;t', 'József körút'],
  ['&lt;script&gt;alert(1)&lt;/script&gt;', 'alert(1)'],
  ['eleje<img src=x onerror=alert(1)', 'eleje'],
  ['<<b>script>', '< script>'],
  ['5 < 6 méter', '5 < 6 méter'],
  ['\u0000 \u202Eés\t cso\u00ADmag\n ', 'és csomag'],
  ['&unknown; &#99999999;', '&unknown; &#99999999;'],
])('%j reads %j', (html, text) => {
  expect(plainText(html)).toBe(text)
})

test('no markup survives, whatever comes in', () => {
  const piece = fc.constantFrom('<', '>', '/', 'b', '!', '&lt;', '&gt;', '&amp;', 'lt;', ' ', '.', '\u200B', '\u0000')
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      expect(plainText(pieces.join(''))).not.toMatch(/<[a-z/!?]|[\p{Cc}\p{Cf}]/iu)
    }),
    { numRuns: 3000 },
  )
})
