import { describe, expect, test } from 'vitest'
import { compareCarts, type SeenCart } from './cart-notes.ts'

const price = (gross: number) => ({ gross, net: Math.round(gross / 1.05) })

const seen: SeenCart = {
  currency: 'HUF',
  items: [
    { id: 1, name: 'Édes Anna', unitPrice: price(3490) },
    { id: 2, name: 'Szindbád', unitPrice: price(4260) },
  ],
}

describe('compareCarts', () => {
  test('finds nothing at the first visit, and when nothing has changed', () => {
    expect(compareCarts(undefined, seen, [])).toEqual([])
    expect(compareCarts(seen, seen, [])).toEqual([])
  })

  test('names a new price with the old one', () => {
    const now = { ...seen, items: [{ id: 1, name: 'Édes Anna', unitPrice: price(3290) }, ...seen.items.slice(1)] }
    expect(compareCarts(seen, now, [])).toEqual([
      { kind: 'price', id: 1, name: 'Édes Anna', from: price(3490), to: price(3290) },
    ])
  })

  test('names removed items, not new ones', () => {
    const now = { ...seen, items: [...seen.items.slice(1), { id: 3, name: 'Új versek', unitPrice: price(3000) }] }
    expect(compareCarts(seen, now, [])).toEqual([{ kind: 'gone', id: 1, name: 'Édes Anna' }])
  })

  test('does not call an item without a price removed', () => {
    const now = { currency: 'EUR', items: [{ id: 2, name: 'Szindbád', unitPrice: price(1100) }] }
    expect(compareCarts(seen, now, [{ variantId: 1 }])).toEqual([])
  })

  test('does not compare prices of two currencies', () => {
    const items = [
      { id: 1, name: 'Édes Anna', unitPrice: price(900) },
      { id: 2, name: 'Szindbád', unitPrice: price(1100) },
    ]
    expect(compareCarts(seen, { currency: 'EUR', items }, [])).toEqual([])
  })
})
