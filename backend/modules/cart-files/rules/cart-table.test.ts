import { expect, test } from 'vitest'
import { cartTable, fileName } from './cart-table.ts'

const line = {
  isbn: '9786159000122',
  sku: 'A-1',
  title: 'Édes Anna',
  quantity: 2,
  unit: { gross: 1_050, net: 1_000 },
  total: { gross: 2_100, net: 2_000 },
}

test('gross prices for readers, net prices for institutions, in the currency with its decimals', () => {
  expect(cartTable([line], { locale: 'hu', segment: 'b2c', currency: 'HUF' })).toEqual([
    ['ISBN', 'Cikkszám', 'Cím', 'Mennyiség', 'Bruttó egységár', 'Bruttó összesen', 'Pénznem'],
    [
      '978-615-9000-12-2',
      'A-1',
      'Édes Anna',
      { value: 2, decimals: 0 },
      { value: 1_050, decimals: 0 },
      { value: 2_100, decimals: 0 },
      'HUF',
    ],
  ])
  const [head, row] = cartTable([line], { locale: 'en', segment: 'b2b', currency: 'EUR' })
  expect(head?.slice(4)).toEqual(['Unit price, net', 'Total, net', 'Currency'])
  expect(row?.slice(4)).toEqual([{ value: 10, decimals: 2 }, { value: 20, decimals: 2 }, 'EUR'])
})

test('an ISBN never looks like a number, and what has no ISBN or price stays empty', () => {
  const place = { locale: 'hu', segment: 'b2c', currency: 'HUF' } as const
  const [, foreign, bare] = cartTable(
    [
      { ...line, isbn: '9791034900015' },
      { ...line, isbn: undefined, unit: null, total: null },
    ],
    place,
  )
  expect(foreign?.[0]).toBe('979-1034900015')
  expect([bare?.[0], bare?.[4], bare?.[5]]).toEqual(['', '', ''])
})

test('the name of the file has the day', () => {
  expect(fileName('hu', '2026-11-25')).toBe('kosar-2026-11-25')
  expect(fileName('en', '2026-11-25')).toBe('cart-2026-11-25')
})
