import { SaxesParser } from 'saxes'
import { describe, expect, test } from 'vitest'
import type { FeedItem } from '#contracts/feeds.ts'
import { arukereso } from './arukereso.ts'
import { googleFeed } from './google.ts'
import { writeNews } from './news.ts'
import type { FeedTexts } from './product-feed.ts'

const item: FeedItem = {
  id: 7,
  productId: 3,
  sku: '9786159000123',
  isbn: '9786159000123',
  type: 'physical',
  format: 'paperback',
  title: 'Édes Anna & <társai>',
  authors: ['Kosztolányi Dezső'],
  publisher: 'Jelenkor',
  description: 'Egy cselédlány érkezik. ]]> \u0000',
  categories: ['Szépirodalom', 'Magyar próza'],
  path: '/termekek/edes-anna-7',
  cover: { path: '/assets/covers/edes-anna', width: 640, height: 960 },
  price: { currency: 'HUF', gross: 3490, net: 3324, vatRate: 5 },
  availability: 'available',
  supplier: null,
  publishedOn: '2024-10-03',
  delivery: { name: 'Csomagautomatába', gross: 990 },
}
const texts: FeedTexts = {
  absolute: (path) => `https://kolofon.example${path}`,
  formatName: () => 'puha kötés',
  today: new Date('2026-11-21T09:00:00Z'),
}

/** The texts of all elements without child elements, by name. @throws if the text is not well-formed XML */
const readXml = (xml: string): Record<string, string[]> => {
  const found: Record<string, string[]> = {}
  let text = ''
  const parser = new SaxesParser()
  parser.on('opentag', () => (text = ''))
  parser.on('text', (part) => (text += part))
  parser.on('cdata', (part) => (text += part))
  parser.on('closetag', ({ name }) => {
    ;(found[name] ??= []).push(text)
    text = ''
  })
  parser.write(xml).close()
  return found
}

const google = googleFeed({ title: 'Kolofon', link: 'https://kolofon.example', description: 'Könyvek' })
const write = (feed: typeof google, ...items: FeedItem[]) =>
  readXml(feed.open + items.map((one) => feed.entry(one, texts)).join('') + feed.close)

describe('Árukereső', () => {
  test('has the elements of the portal, by their names', () => {
    expect(write(arukereso, item)).toMatchObject({
      Identifier: ['9786159000123'],
      Manufacturer: ['Jelenkor'],
      Name: ['Kosztolányi Dezső: Édes Anna & <társai> (puha kötés)'],
      Category: ['Könyv > Szépirodalom > Magyar próza'],
      ProductUrl: ['https://kolofon.example/termekek/edes-anna-7'],
      Price: ['3490'],
      NetPrice: ['3324'],
      ImageUrl: ['https://kolofon.example/assets/covers/edes-anna-640.jpg'],
      Description: ['Egy cselédlány érkezik. ]]> '],
      DeliveryTime: ['3'],
      DeliveryCost: ['990'],
      FreeDelivery: ['0'],
      EanCode: ['9786159000123'],
    })
  })

  test('a book before publication is delivered after its day, and free delivery is named', () => {
    const coming = {
      ...item,
      availability: 'preorder' as const,
      publishedOn: '2026-12-01',
      delivery: { name: 'GLS', gross: 0 },
    }
    expect(write(arukereso, coming)).toMatchObject({ DeliveryTime: ['13'], DeliveryCost: ['0'], FreeDelivery: ['1'] })
  })

  test('a book that only a supplier has is delivered when it has come from there', () => {
    const supplied = { ...item, supplier: { onHand: 0, leadDays: 5 } }
    expect(write(arukereso, supplied)).toMatchObject({ DeliveryTime: ['10'] })
    expect(write(arukereso, { ...item, supplier: { onHand: 1, leadDays: 5 } })).toMatchObject({ DeliveryTime: ['3'] })
  })

  test('a product without ISBN has no EAN', () =>
    expect(write(arukereso, { ...item, isbn: null })).not.toHaveProperty('EanCode'))
})

describe('Google', () => {
  test('has the required attributes, the price with its tax and currency', () => {
    expect(write(google, item)).toMatchObject({
      'g:id': ['9786159000123'],
      'g:title': ['Kosztolányi Dezső: Édes Anna & <társai> (puha kötés)'],
      'g:link': ['https://kolofon.example/termekek/edes-anna-7'],
      'g:availability': ['in_stock'],
      'g:price': ['3490 HUF', '990 HUF'],
      'g:gtin': ['9786159000123'],
      'g:condition': ['new'],
      'g:brand': ['Jelenkor'],
      'g:country': ['HU'],
    })
  })

  test('a reduction, another currency, a book before publication, no ISBN', () => {
    const reduced = {
      ...item,
      isbn: null,
      availability: 'preorder' as const,
      price: { ...item.price, currency: 'EUR' as const, original: { gross: 4290, net: 4086 } },
    }
    expect(write(google, reduced)).toMatchObject({
      'g:price': ['42.90 EUR', '9.90 EUR'],
      'g:sale_price': ['34.90 EUR'],
      'g:availability': ['preorder'],
      'g:availability_date': ['2024-10-03T00:00Z'],
      'g:identifier_exists': ['no'],
    })
  })

  test('cuts texts to the allowed lengths', () => {
    const { 'g:title': [title = ''] = [], 'g:description': [text = ''] = [] } = write(google, {
      ...item,
      title: 'á'.repeat(300),
      description: '📚'.repeat(3000),
    })
    expect(title).toHaveLength(150)
    expect(text.length).toBeLessThanOrEqual(5000)
  })
})

test('news are newest first, with picture, date and authors', () => {
  const head = {
    title: 'Új könyvek',
    description: 'Itt',
    link: 'https://kolofon.example/listak/new',
    self: 'https://kolofon.example/feeds/uj-konyvek.xml',
    language: 'hu',
  }
  const found = readXml(writeNews(head, [item, { ...item, sku: 'newer', publishedOn: '2026-01-02' }], texts))
  expect(found).toMatchObject({
    guid: ['newer', '9786159000123'],
    pubDate: ['Fri, 02 Jan 2026 00:00:00 GMT', 'Thu, 03 Oct 2024 00:00:00 GMT'],
    lastBuildDate: ['Fri, 02 Jan 2026 00:00:00 GMT'],
    'dc:creator': ['Kosztolányi Dezső', 'Kosztolányi Dezső'],
    language: ['hu'],
  })
})
