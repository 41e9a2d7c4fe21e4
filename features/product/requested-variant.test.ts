import { expect, test } from 'vitest'
import { readRequestedVariant } from './requested-variant.ts'

test('an ISBN or an SKU alone is enough', () => {
  expect(readRequestedVariant({ isbn: ' 978-615-9539-87-5 ' })).toEqual({ sku: '978-615-9539-87-5' })
  expect(readRequestedVariant({ sku: 'CSOMAG-REJTO', product: '7' })).toEqual({ sku: 'CSOMAG-REJTO' })
})

test('choices come as one list or by their names', () => {
  const expected = { product: '12', parameters: 'format:ebook,edition:diakkiadas' }
  expect(readRequestedVariant({ product: 'edes-anna-12', parameters: 'format:ebook,edition:diakkiadas' })).toEqual(
    expected,
  )
  expect(readRequestedVariant({ product: '12', format: 'ebook', edition: ['diakkiadas'] })).toEqual(expected)
})

test('what cannot be a choice is left out', () => {
  expect(readRequestedVariant({ product: '12', utm_source: 'Hírlevél #4', format: '' })).toEqual({ product: '12' })
})

test('without a product or a number nothing is asked', () => {
  expect(readRequestedVariant({ format: 'ebook' })).toBeUndefined()
  expect(readRequestedVariant({ product: 'anna', sku: '' })).toBeUndefined()
})
