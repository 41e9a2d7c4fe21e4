import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readAddress } from './ip-address.ts'

test.each([
  ['192.0.2.7', '192.0.2.7'],
  [' 192.0.2.7 ', '192.0.2.7'],
  ['192.0.2.7:51234', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:c000:207', '192.0.2.7'],
  ['0:0:0:0:0:ffff:192.0.2.7', '192.0.2.7'],
  ['[::ffff:192.0.2.7]:443', '192.0.2.7'],
  ['2001:DB8::7', '2001:db8:0:0:0:0:0:7'],
  ['[2001:db8::7]', '2001:db8:0:0:0:0:0:7'],
  ['[2001:db8::7]:443', '2001:db8:0:0:0:0:0:7'],
  ['fe80::1%eth0', 'fe80:0:0:0:0:0:0:1'],
  ['::1', '0:0:0:0:0:0:0:1'],
  ['::', '0:0:0:0:0:0:0:0'],
  ['', undefined],
  ['unknown', undefined],
  ['_hidden', undefined],
  ['192.0.2.7:', undefined],
  ['192.0.2.256', undefined],
  ['192.0.2.07', undefined],
  ['0x7f.1', undefined],
  ['2130706433', undefined],
  ['2001:db8::7::1', undefined],
  ['[2001:db8::7', undefined],
  ['[]:80', undefined],
  ['192.0.2.7, 192.0.2.8', undefined],
  ['http://192.0.2.7', undefined],
  ['9'.repeat(5_000), undefined],
])('%s is %s', (text, address) => {
  expect(readAddress(text)).toBe(address)
})

test('every way to write an address is the same address', () => {
  const port = fc.integer({ min: 1, max: 65_535 })
  fc.assert(
    fc.property(fc.ipV4(), port, (address, port) => {
      const written = [address, `${address}:${port}`, `::ffff:${address}`, `[::ffff:${address}]:${port}`]
      expect(new Set(written.map(readAddress))).toEqual(new Set([address]))
    }),
  )
  fc.assert(
    fc.property(fc.ipV6(), port, (address, port) => {
      const written = [address, address.toUpperCase(), `[${address}]`, `[${address}]:${port}`].map(readAddress)
      expect(new Set(written).size).toBe(1)
      expect(readAddress(String(written[0]))).toBe(written[0])
    }),
  )
})
