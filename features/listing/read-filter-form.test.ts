import { expect, test } from 'vitest'
import { parseListing, writeListing } from './listing-url.ts'
import { readFilterForm } from './read-filter-form.ts'

const form = (...fields: [string, string][]) => {
  const data = new FormData()
  for (const [key, value] of fields) data.append(key, value)
  return data
}

test('empty fields are left out, choices sorted, prices bare', () => {
  const fields = form(
    ['q', 'jókai'],
    ['format', 'hardback'],
    ['format', 'ebook'],
    ['price_min', ' '],
    ['price_max', '3\u202F000'],
    ['sort', ''],
  )
  expect(readFilterForm(fields)).toEqual({ q: 'jókai', format: ['ebook', 'hardback'], price_max: '3000' })
})

test('the form writes the address that links write', () => {
  const fields = form(
    ['format', 'audio'],
    ['availability', 'preorder'],
    ['author', '9'],
    ['author', '11'],
    ['price_min', '34,90'],
    ['series', '2'],
    ['parameter', 'paper:offset'],
    ['parameter', 'binding:sewn'],
    ['year_max', '2 020'],
    ['rating', '3'],
    ['reduced', 'true'],
    ['limit', '48'],
    ['view', 'table'],
    ['sort', 'title'],
  )
  const query = readFilterForm(fields)
  const written = writeListing(parseListing(query))
  expect(Object.keys(query)).toEqual(Object.keys(written))
  expect(parseListing(query)).toEqual(parseListing(written))
})
