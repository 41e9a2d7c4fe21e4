import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

const node = (text: string, textformat?: string) => ({
  name: 'Text',
  attributes: { ...(textformat && { textformat }) },
  content: [text],
})

test.each([
  ['<p>Egy.</p><p>Kettő<br/>három.</p>', 'Egy.\n\nKettő\nhárom.'],
  ['<script>alert(1)</script>Szöveg', 'Szöveg'],
  ['&lt;b&gt; &amp;amp; &nbsp;x', '<b> &amp; x'],
  ['<img src=x onerror=alert(1)>kép', 'kép'],
  ['&#65;&#x42;&#0;', 'AB'],
  ['m&aacute;r <a href="https://kiado.example">itt</a>, 5 < 6', 'már itt, 5 < 6'],
  ['<ul><li>egy<li>kettő</ul>', 'egy\n\nkettő'],
])('%s is %s', (html, text) => {
  expect(plainText(node(html, '02'))).toBe(text)
})

test('text without markup has the same paragraphs', () => {
  expect(plainText(node('Egy\n\n\nkettő  <3', '06'))).toBe('Egy\n\nkettő <3')
})

test.each([
  ['<b>Félkövér</b> szöveg<br>új sor', 'Félkövér szöveg\núj sor'],
  ['Az a <b jele, és 3 < 5 > 2', 'Az a <b jele, és 3 < 5 > 2'],
])('of a text that is said to have no markup, %s is %s', (text, plain) => {
  expect(plainText(node(text, '06'))).toBe(plain)
})

test('markup that is escaped twice is none', () => {
  expect(plainText(node('&lt;p&gt;Egy.&lt;/p&gt;&lt;p&gt;Kettő.&lt;/p&gt;', '05'))).toBe('Egy.\n\nKettő.')
})

test.each([
  ['a tag without end', '<b '],
  ['a script without end', '<script>'],
  ['blocks inside blocks', '<div>'],
])('%s, again and again, takes no longer than its length explains', (_, piece) => {
  const begun = process.cpuUsage()
  for (const format of ['02', '06']) plainText(node(piece.repeat(40_000), format))
  expect(process.cpuUsage(begun).user).toBeLessThan(2_000_000)
})
