import { describe, expect, test } from 'vitest'
import { compareCarts, type SeenCart } from './cart-notes.ts'

const seen: SeenCart = {
  currency: 'HUF',
  items: [
    { id: 1, name: 'Édes Anna', unitGross: 3490 },
    { id: 2, name: 'Szindbád', unitGross: 4260 },
  ],
}

describe('compareCarts', () => {
  test('finds nothing at the first visit, and when nothing has changed', () => {
    expect(compareCarts(undefined, seen, [])).toEqual([])
    expect(compareCarts(seen, seen, [])).toEqual([])
  })

  test('names a new price with the old one', () => {
    const now = { ...seen, items: [{ id: 1, name: 'Édes Anna', unitGross: 3290 }, ...seen.items.slice(1)] }
    expect(compareCarts(seen, now, [])).toEqual([{ kind: 'price', id: 1, name: 'Édes Anna', from: 3490, to: 3290 }])
  })

  test('names removed items, not new ones', () => {
    const now = { ...seen, items: [...seen.items.slice(1), { id: 3, name: 'Új versek', unitGross: 3000 }] }
    expect(compareCarts(seen, now, [])).toEqual([{ kind: 'gone', id: 1, name: 'Édes Anna' }])
  })

  test('does not call an item without a price removed', () => {
    const now = { currency: 'EUR', items: [{ id: 2, name: 'Szindbád', unitGross: 1100 }] }
    expect(compareCarts(seen, now, [{ variantId: 1 }])).toEqual([])
  })

  test('does not compare prices of two currencies', () => {
    const items = [
      { id: 1, name: 'Édes Anna', unitGross: 900 },
      { id: 2, name: 'Szindbád', unitGross: 1100 },
    ]
    expect(compareCarts(seen, { currency: 'EUR', items }, [])).toEqual([])
  })
})
