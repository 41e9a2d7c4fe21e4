import { expect, test } from 'vitest'
import { contentOf } from './content-of.ts'

test.each([
  ['%PDF-1.7\n', 'pdf'],
  ['%PDF', undefined],
  ['GIF89a', 'picture'],
  ['<svg xmlns="http://www.w3.org/2000/svg"/>', undefined],
  ['', undefined],
])('%j is %s', (text, content) => {
  expect(contentOf(Buffer.from(text))).toBe(content)
})
