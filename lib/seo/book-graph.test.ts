import { expect, test } from 'vitest'
import type { VariantDetail } from '#contracts/variant-detail.ts'
import { jsonLdProblems } from '#tests/support/json-ld-problems.ts'
import { bookGraph } from './book-graph.ts'
import { serialiseJsonLd } from './serialise-json-ld.ts'

const variant: VariantDetail = {
  id: 7,
  productId: 3,
  path: '/termekek/edes-anna-7',
  sku: '9786159000123',
  isbn: '9786159000123',
  title: 'Édes Anna </script><script>alert(1)</script>',
  subtitle: null,
  authors: [{ id: 5, path: '/szerzok/kosztolanyi-dezso-5', name: 'Kosztolányi Dezső' }],
  contributors: [{ id: 5, path: '/szerzok/kosztolanyi-dezso-5', name: 'Kosztolányi Dezső', role: 'author' }],
  publisher: 'jelenkor',
  publisherPath: '/kiadok/helikon',
  publisherName: 'Jelenkor',
  isImprint: true,
  type: 'physical',
  format: 'paperback',
  language: 'hu',
  originalLanguage: 'hu',
  cover: { path: '/assets/covers/edes-anna', width: 640, height: 960 },
  price: { currency: 'EUR', gross: 3490, net: 3324, vatRate: 5 },
  otherFormats: null,
  availability: 'preorder',
  publishedOn: '2024-10-03',
  firstYear: 1926,
  lead: 'Egy cselédlány érkezik.',
  description: '',
  series: null,
  breadcrumbs: [],
  pages: 312,
  minutes: null,
  size: null,
  weight: null,
  ages: null,
  stock: 4,
  supplier: null,
  siblings: [],
  translations: [],
  packageItems: [],
  storesWithStock: 0,
  facts: {
    originalTitle: null,
    titles: [],
    credits: [],
    series: [],
    edition: null,
    contents: null,
    reviews: [],
    prizes: [],
  },
  rating: null,
}

const home = 'https://kolofon.example'
const place = {
  url: `${home}/termekek/edes-anna-7`,
  home,
  image: `${home}/c.jpg`,
  withdrawalDays: 14,
  personUrl: ({ path }: { path: string }) => home + path,
}

test('a book is offered with its price in the main unit', () => {
  const graph = bookGraph(variant, place)
  expect(jsonLdProblems(graph)).toEqual([])
  expect(graph['@type']).toEqual(['Book', 'Product'])
  expect(graph.offers).toMatchObject({
    price: '34.90',
    priceCurrency: 'EUR',
    availability: 'https://schema.org/PreOrder',
  })
  expect(graph).toMatchObject({ isbn: '9786159000123', numberOfPages: 312, bookFormat: 'https://schema.org/Paperback' })
})

test('a package is a product without a book’s facts', () => {
  const graph = bookGraph({ ...variant, format: 'package', isbn: null }, place)
  expect(jsonLdProblems(graph)).toEqual([])
  expect(graph['@type']).toBe('Product')
  expect(graph).not.toHaveProperty('author')
})

test('readers’ ratings are summed, and left out where there are none', () => {
  const rated = bookGraph({ ...variant, rating: { average: 4.75, count: 4 } }, place)
  expect(rated).toMatchObject({ aggregateRating: { ratingValue: 4.75, ratingCount: 4, bestRating: 5 } })
  expect(jsonLdProblems(rated)).toEqual([])
  expect(bookGraph(variant, place)).not.toHaveProperty('aggregateRating')
})

test('all contributors, the series and the price before the reduction', () => {
  const graph = bookGraph(
    {
      ...variant,
      contributors: [...variant.contributors, { id: 6, path: '/szerzok/x-y-6', name: 'X Y', role: 'narrator' }],
      series: { id: 2, name: 'Kosztolányi művei', number: 2 },
      price: { ...variant.price, original: { gross: 4290, net: 4086 } },
      lead: '',
    },
    place,
  )
  expect(jsonLdProblems(graph)).toEqual([])
  expect(graph).toMatchObject({
    author: [{ name: 'Kosztolányi Dezső', url: `${home}/szerzok/kosztolanyi-dezso-5` }],
    readBy: [{ name: 'X Y' }],
    isPartOf: { name: 'Kosztolányi művei' },
    position: 2,
    offers: { price: '34.90', priceSpecification: { price: '42.90' } },
  })
})

test('no text can end the script element it stands in', () => {
  const written = serialiseJsonLd(bookGraph(variant, place))
  expect(written).not.toMatch(/[<>&]/)
  expect(JSON.parse(written).name).toBe(variant.title)
})

test('a title without a day has no date, and what is no book has none of its facts', () => {
  const announced = bookGraph({ ...variant, publishedOn: null, availability: 'unavailable' }, place)
  expect(jsonLdProblems(announced)).toEqual([' Book: no datePublished'])
  expect(announced).not.toHaveProperty('datePublished')
  expect(announced.offers).toMatchObject({ availability: 'https://schema.org/OutOfStock' })
  expect(bookGraph({ ...variant, format: 'audio_cd' }, place)).toMatchObject({
    bookFormat: 'https://schema.org/AudiobookFormat',
  })
  for (const format of ['map', 'sheet_music', 'calendar', 'game', 'set'] as const) {
    const graph = bookGraph({ ...variant, format }, place)
    expect(graph['@type']).toBe('Product')
    expect(graph).not.toHaveProperty('bookFormat')
  }
})
