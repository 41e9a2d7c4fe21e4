import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emptyListing, isDefaultView, parseListing, toApiQuery, withoutChoice, writeListing } from './listing-url.ts'

test('a form’s repeated values and a comma mean the same', () => {
  expect(parseListing({ format: ['hardback', 'paperback'] }).format).toEqual(['hardback', 'paperback'])
  expect(parseListing({ format: 'paperback,hardback,paperback' }).format).toEqual(['hardback', 'paperback'])
})

test('one view has one address, whatever the order of the clicks', () => {
  const first = parseListing({ sort: 'title', author: '7,3', format: 'ebook' })
  const second = parseListing({ format: 'ebook', author: ['3', '7'], sort: 'title' })
  expect(JSON.stringify(writeListing(first))).toBe(JSON.stringify(writeListing(second)))
  expect(Object.keys(writeListing(first))).toEqual(['format', 'author', 'sort'])
})

test('what is not understood is left out', () => {
  const state = parseListing({
    format: 'vinyl',
    author: '-1',
    price_min: 'cheap',
    price_max: '',
    sort: 'random',
    utm_source: 'x',
    language: 'HU',
  })
  expect(writeListing(state)).toEqual({})
  expect(isDefaultView(state)).toBe(true)
})

test('a search without filters is a default view; a page of it is not', () => {
  expect(isDefaultView(parseListing({ q: 'Jókai' }))).toBe(true)
  expect(isDefaultView(parseListing({ q: 'Jókai', cursor: 'abc' }))).toBe(false)
})

test('prices are read as people write them and asked in minor units', () => {
  const state = parseListing({ price_min: '3 490', price_max: '34,90' })
  expect([state.price_min, state.price_max]).toEqual([3490, 34.9])
  expect(toApiQuery(state, 'HUF')).toMatchObject({ price_max: 35 })
  expect(toApiQuery(state, 'EUR')).toEqual({ price_min: 349_000, price_max: 3490 })
})

test('a removed choice goes back to the first page', () => {
  const state = { ...emptyListing, format: ['ebook' as const, 'audio' as const], cursor: 'abc' }
  expect(writeListing(withoutChoice(state, 'format', 'ebook'))).toEqual({ format: ['audio'] })
})

test('writing and reading again changes nothing', () => {
  const text = fc.oneof(fc.string(), fc.array(fc.string()))
  const raw = fc.record({
    q: text,
    format: text,
    language: text,
    author: text,
    price_min: text,
    sort: text,
    cursor: text,
  })
  fc.assert(
    fc.property(raw, (query) => {
      const written = writeListing(parseListing(query))
      expect(writeListing(parseListing(written))).toEqual(written)
    }),
  )
})
