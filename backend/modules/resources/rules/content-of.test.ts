import sharp from 'sharp'
import { expect, test } from 'vitest'
import { contentOf } from './content-of.ts'

const plain = sharp({ create: { width: 8, height: 8, channels: 3, background: '#369' } })

test.each(['jpeg', 'png', 'webp', 'gif', 'tiff', 'avif'] as const)('%s is a picture', async (format) => {
  expect(contentOf(await plain.clone().toFormat(format).toBuffer())).toBe('picture')
})

test.each([
  ['%PDF-1.7\n', 'pdf'],
  ['%PDF', undefined],
  ['<svg xmlns="http://www.w3.org/2000/svg"/>', undefined],
  ['<!doctype html>', undefined],
  ['', undefined],
])('%j is %s', (text, content) => {
  expect(contentOf(Buffer.from(text))).toBe(content)
})
