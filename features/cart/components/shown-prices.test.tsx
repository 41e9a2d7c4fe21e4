import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import type { DraftOrderItem } from '#contracts/draft-order-items.ts'
import type { Segment } from '#contracts/shop.ts'
import type { Totals } from '#contracts/totals.ts'
import { show } from '../cart.test-support.tsx'
import { CartLine } from './cart-line.tsx'
import { CartNotes } from './cart-notes.tsx'
import { TotalsList } from './totals-list.tsx'

const item = {
  id: 1,
  variantId: 1,
  name: 'Édes Anna',
  type: 'ITEM',
  parentId: null,
  dealId: null,
  adjustments: [],
  priceSteps: [],
  unitTotal: { gross: 1_050, net: 1_000 },
  quantity: 2,
  maxQuantity: 2,
  availability: 'available',
  unitPrice: { gross: 1_050, net: 1_000 },
  total: { gross: 2_100, net: 2_000 },
  variant: {
    id: 1,
    title: 'Édes Anna',
    format: 'ebook',
    language: 'hu',
    path: '/termekek/edes-anna-1',
    authors: [],
    cover: { path: '/assets/covers/edes-anna', width: 640, height: 960 },
  },
} as unknown as DraftOrderItem

const totals = {
  items: { gross: 2_100, net: 2_000 },
  costs: [{ kind: 'shipping', gross: 1_270, net: 1_000 }],
  total: { gross: 3_370, net: 3_000 },
  vat: [{ rate: 5, amount: 100 }],
} as Totals

const wordsOf = (element: HTMLElement) => element.textContent.replaceAll(/\s/g, ' ')

const asSet = (config: string, segment: Segment) => {
  document.documentElement.dataset['prices'] = config
  document.cookie = `segment=${segment}; Path=/`
}

beforeEach(() => cleanup())
afterEach(() => {
  delete document.documentElement.dataset['prices']
  document.cookie = 'segment=; Path=/; Max-Age=0'
})

/** The visitor saw the cart when a copy cost 100 Ft more. */
const order = { uuid: 'cart', currency: 'HUF', items: [item], unpriced: [] } as unknown as DraftOrder
const seen = { currency: 'HUF', items: [{ id: 1, name: item.name, unitPrice: { gross: 1_150, net: 1_095 } }] }

const gross = {
  note: 'az ára 1 150 Ft helyett most 1 050 Ft',
  line: '2 100 Ftdarabja 1 050 Ft',
  names: ['Könyvek', 'Szállítás', 'Fizetendő', 'Ebből 5 % áfa'],
}
const net = {
  note: 'az ára 1 095 Ft helyett most 1 000 Ft',
  line: '2 000 Ftdarabja 1 000 Ft',
  names: ['Könyvek, nettó', 'Szállítás, nettó', 'Nettó végösszeg', '5 % áfa', 'Fizetendő, bruttó'],
}

describe.each([
  ['both', 'b2c', gross],
  ['gross', 'b2c', gross],
  ['net', 'b2c', gross],
  ['both', 'b2b', { ...net, line: '2 000 Ftbruttó 2 100 Ftdarabja 1 000 Ft' }],
  ['gross', 'b2b', gross],
  ['net', 'b2b', net],
] as const)('%s for %s', (config, segment, expected) => {
  test('a line of the cart', () => {
    asSet(config, segment)
    show(<CartLine item={item} currency="HUF" quantity={2} onRemove={() => {}} />)
    expect(wordsOf(document.body)).toContain(expected.line)
  })

  test('the note that a price has changed', () => {
    asSet(config, segment)
    sessionStorage.setItem('cart-prices:cart', JSON.stringify(seen))
    show(<CartNotes order={order} />)
    expect(wordsOf(document.body)).toContain(expected.note)
  })

  test('the totals', () => {
    asSet(config, segment)
    show(<TotalsList totals={totals} currency="HUF" shippingNote="" />)
    expect(screen.getAllByRole('term').map(wordsOf)).toEqual(expected.names)
  })
})
