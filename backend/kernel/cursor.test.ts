import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeCursor, encodeCursor } from './cursor.ts'

describe('cursor', () => {
  it('says again what it was made of', () =>
    fc.assert(
      fc.property(
        fc.option(fc.integer({ min: -2_147_483_647 })),
        fc.integer({ min: 1, max: 999_999_999 }),
        (value, id) => {
          const place = { order: 'price_asc', value, id }
          expect(decodeCursor(encodeCursor(place), 'price_asc')).toEqual(place)
        },
      ),
    ))

  it('means nothing in another order', () => {
    expect(decodeCursor(encodeCursor({ order: 'newest', value: 1, id: 2 }), 'popular')).toBeUndefined()
  })

  it('takes whatever it is given', () =>
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(decodeCursor(text, 'popular')).toBeUndefined()
      }),
    ))

  it('holds no number that Postgres cannot', () => {
    expect(decodeCursor(Buffer.from('popular:9999999999:1').toString('base64url'), 'popular')).toBeUndefined()
  })
})
