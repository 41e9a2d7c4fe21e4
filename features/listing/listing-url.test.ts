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

test('ages, series, years, stars and looks have their place in the address', () => {
  const state = parseListing({
    view: 'table',
    limit: '48',
    rating: '4',
    year_max: '2020',
    year_min: '1999',
    series: ['7', '3'],
    age: '9-12,6-9',
  })
  expect(Object.entries(writeListing(state))).toEqual([
    ['age', ['6-9', '9-12']],
    ['series', ['3', '7']],
    ['year_min', '1999'],
    ['year_max', '2020'],
    ['rating', '4'],
    ['limit', '48'],
    ['view', 'table'],
  ])
  expect(toApiQuery(state, 'HUF')).toMatchObject({ age: '6-9,9-12', series: '3,7', rating: 4, limit: 48 })
})

test('choices by parameters are sorted like all others', () => {
  const state = parseListing({ parameter: ['paper:offset', 'binding:sewn,zzz', 'Binding:sewn', 'illustrated:true'] })
  expect(writeListing(state)).toEqual({ parameter: ['binding:sewn', 'illustrated:true', 'paper:offset'] })
  expect(toApiQuery(state, 'HUF')).toMatchObject({ parameter: 'binding:sewn,illustrated:true,paper:offset' })
  expect(writeListing(withoutChoice(state, 'parameter', 'illustrated:true'))).toEqual({
    parameter: ['binding:sewn', 'paper:offset'],
  })
})

test('another look of the same books is no page of its own', () => {
  expect(isDefaultView(parseListing({ limit: '24' }))).toBe(true)
  expect(isDefaultView(parseListing({ limit: '96' }))).toBe(false)
  expect(isDefaultView(parseListing({ view: 'table' }))).toBe(false)
  expect(writeListing(parseListing({ rating: '5', limit: '500', view: 'list', year_min: '0', age: '1-2' }))).toEqual({})
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
    year_min: text,
    age: text,
    rating: text,
    parameter: text,
    limit: text,
    view: text,
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
