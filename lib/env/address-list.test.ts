import { expect, test } from 'vitest'
import { addressList } from './address-list.ts'

test('addresses and ranges, with commas between', () => {
  expect(addressList.parse(' 10.0.0.4,192.0.2.0/24 , 2001:db8::/32,,::1')).toEqual([
    '10.0.0.4',
    '192.0.2.0/24',
    '2001:db8::/32',
    '::1',
  ])
  expect(addressList.parse(undefined)).toEqual([])
})

test.each(['proxy', '10.0.0.0/33', '10.0.0', '2001:db8::/129', '10.0.0.4 10.0.0.5', '*'])('%s is none', (text) => {
  expect(addressList.safeParse(text).success).toBe(false)
})
