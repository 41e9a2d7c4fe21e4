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
])('%s is %s', (html, text) => {
  expect(plainText(node(html, '02'))).toBe(text)
})

test('text without markup keeps its paragraphs', () => {
  expect(plainText(node('Egy\n\n\nkettő  <3', '06'))).toBe('Egy\n\nkettő <3')
})
