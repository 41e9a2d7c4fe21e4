import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clientKey } from './client-key.ts'

test.each([
  ['192.0.2.7', '192.0.2.7'],
  [' 192.0.2.7 ', '192.0.2.7'],
  ['192.0.2.7:51234', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:c000:207', '192.0.2.7'],
  ['[::ffff:192.0.2.7]:443', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]:8080', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['', undefined],
  ['local', undefined],
  ['999.1.1.1', undefined],
  ['3232235521', undefined],
  ['0x7f.1', undefined],
  ['[192.0.2.7', undefined],
  ['2001:db8::1::2', undefined],
  ['192.0.2.7, 192.0.2.8', undefined],
  ['1'.repeat(300), undefined],
])('%s belongs to %s', (text, key) => expect(clientKey(text)).toBe(key))

test('all addresses of one /64 are one client, in whatever spelling', () => {
  const part = fc.integer({ min: 0, max: 0xffff }).map((number) => number.toString(16))
  fc.assert(
    fc.property(
      fc.tuple(part, part, part),
      fc.array(part, { minLength: 4, maxLength: 4 }),
      fc.array(part, { minLength: 4, maxLength: 4 }),
      ([a, b, c], one, other) => {
        const [first, second] = [one, other].map((rest) => `2001:${a}:${b}:${c}:${rest.join(':')}`)
        expect(clientKey(first ?? '')).toBe(clientKey(`[${second?.toUpperCase()}]:443`))
      },
    ),
  )
})

test('rubbish is nobody, and never an error', () => {
  const rubbish = fc.string({ maxLength: 60 }).filter((text) => !/[.:]/.test(text))
  fc.assert(
    fc.property(rubbish, (text) => {
      expect(clientKey(text)).toBeUndefined()
    }),
  )
})
