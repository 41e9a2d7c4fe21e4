import sharp from 'sharp'
import { expect, test } from 'vitest'
import { isPhoto } from './is-photo.ts'

const plain = sharp({ create: { width: 8, height: 8, channels: 3, background: '#369' } })

test.each([
  ['jpeg', true],
  ['png', true],
  ['webp', true],
  ['gif', true],
  ['tiff', false],
  ['avif', false],
] as const)('%s: %s', async (format, answer) => {
  expect(isPhoto(await plain.clone().toFormat(format).toBuffer())).toBe(answer)
})

test.each(['%PDF-1.7\n', '<svg xmlns="http://www.w3.org/2000/svg"/>', '<!doctype html>', 'RIFF____WAVE', 'GIF', ''])(
  '%j is none',
  (text) => {
    expect(isPhoto(Buffer.from(text))).toBe(false)
  },
)
