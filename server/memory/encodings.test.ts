import { expect, test } from 'vitest'
import { chooseEncoding, compress, decompress } from './encodings.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0.1, gzip', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['gzip;q=0.0, br;q=0', 'identity'],
  ['*', 'br'],
  ['zstd', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
] as const)('for %s a page comes as %s', (header, encoding) => {
  // The second time from the memory of headers.
  for (const _ of [1, 2]) expect(chooseEncoding(header)).toBe(encoding)
})

test.each([
  ['br', 'forMany'],
  ['br', 'once'],
  ['gzip', 'forMany'],
  ['gzip', 'once'],
  ['identity', 'forMany'],
] as const)('%s for %s can be undone', async (encoding, purpose) => {
  const body = Buffer.from('<p>Édes Anna</p>'.repeat(200))
  const bytes = await compress(body, encoding, purpose)
  expect(bytes.length).toBeLessThanOrEqual(encoding === 'identity' ? body.length : body.length / 10)
  expect((await decompress(bytes, encoding)).equals(body)).toBe(true)
})
