import { describe, expect, test } from 'vitest'
import type { OrderDetail } from '#contracts/orders.ts'
import { defaults } from '../../configuration/service.ts'
import { orderLines } from './order-lines.ts'
import { orderTotals, taxNotes } from './order-totals.ts'
import { orderMailOf } from './order-mail.ts'

const order = {
  currency: 'HUF',
  items: [
    {
      name: 'Édes Anna',
      path: '/termekek/edes-anna-1',
      cover: { path: '/assets/covers/edes-anna', width: 640, height: 960 },
      authors: 'Kosztolányi Dezső',
      format: 'paperback',
      quantity: 2,
      total: { gross: 2_100, net: 2_000 },
      comesOutOn: null,
    },
  ],
  delivery: { name: 'Foxpost', flow: 'pickup' },
  deliveryPrice: { gross: 1_270, net: 1_000 },
  paymentPrice: { gross: 0, net: 0 },
  payment: { status: 'paid' },
  itemsTotal: { gross: 2_100, net: 2_000 },
  discounts: [],
  total: { gross: 3_370, net: 3_000 },
  vat: [{ rate: 5, amount: 100 }],
} as unknown as OrderDetail

const gross = { main: '2 100 Ft', other: undefined, labels: ['Könyvek', 'Foxpost', 'Fizetve'], notes: 1 }
const net = {
  main: '2 000 Ft',
  other: undefined,
  labels: ['Könyvek, nettó', 'Foxpost, nettó', 'Nettó végösszeg', 'Áfa, 5 %', 'Fizetve, bruttó'],
  notes: 0,
}

describe('the prices of a confirmation follow the configuration', () => {
  test.each([
    ['both', 'b2c', gross],
    ['gross', 'b2c', gross],
    ['net', 'b2c', gross],
    ['both', 'b2b', { ...net, other: 'bruttó 2 100 Ft' }],
    ['gross', 'b2b', gross],
    ['net', 'b2b', net],
  ] as const)('%s for %s', (config, segment, expected) => {
    const mail = orderMailOf({
      order: { ...order, segment },
      locale: 'hu',
      publicUrl: 'https://shop.example',
      shop: { ...defaults, price_display_config: config },
    })
    const plain = (text: string | undefined) => text?.replaceAll(/\s/g, ' ')
    const price = orderLines(mail)[0]?.price
    expect({
      main: plain(price?.main),
      other: plain(price?.other),
      labels: orderTotals(mail)?.map(({ label }) => plain(label)),
      notes: taxNotes(mail).length,
    }).toEqual(expected)
  })
})
