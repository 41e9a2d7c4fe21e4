import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { expect, test } from 'vitest'
import type { VariantCard } from '#contracts/variant-cards.ts'
import { messages } from '#lib/i18n/messages.ts'
import { withVariants } from '#lib/api/listed-variant.ts'
import { ProductGrid } from './product-grid.tsx'

const variant = (
  id: number,
  format: VariantCard['format'],
  gross: number,
  publishedOn: string | null = '2024-10-03',
): VariantCard => ({
  id,
  productId: 3,
  path: `/termekek/edes-anna-${id}`,
  sku: `978${id}`,
  title: 'Édes Anna',
  authors: [],
  publisher: 'jelenkor',
  format,
  language: 'hu',
  cover: { path: '/assets/covers/edes-anna', width: 640, height: 960 },
  price: { currency: 'HUF', gross, net: gross, vatRate: 5 },
  otherFormats: { formats: ['ebook'], from: { gross: 1990, net: 1990 }, to: { gross: 1990, net: 1990 } },
  availability: 'available',
  stock: 5,
  supplier: null,
  publishedOn,
  rating: null,
})
const variants = [variant(1, 'paperback', 3490), variant(2, 'paperback', 2990, '2019-01-01'), variant(3, 'ebook', 1990)]
const listed = withVariants({
  products: [{ id: 3, title: 'Édes Anna', variants, selectedVariantId: 1 }],
  sortValues: [],
  filters: [],
  cursor: null,
  count: 1,
})

const show = (shown: VariantCard | undefined, range: 'from' | 'interval' | 'none' = 'from') =>
  shown &&
  render(
    <NextIntlClientProvider
      locale="hu"
      messages={{ catalog: messages.hu.catalog, formats: messages.hu.formats }}
      timeZone="Europe/Budapest"
    >
      <ProductGrid variants={[shown]} prices={{ main: 'gross', range, onCards: true, hidden: false }} place="text" />
    </NextIntlClientProvider>,
  )

test('a listed product links to each of its variants with their prices', () => {
  show(listed.products[0])
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['Édes Anna', '/termekek/edes-anna-1'],
    ['Puha kötés, 2019', '/termekek/edes-anna-2'],
    ['E-könyv', '/termekek/edes-anna-3'],
  ])
  const text = screen.getByRole('article').textContent.replaceAll(/\s/g, ' ')
  expect(text).toContain('Puha kötés3 490 Ft')
  expect(text).toContain('Puha kötés, 2019 2 990 Ft')
  expect(text).toContain('E-könyv 1 990 Ft')
  expect(text).not.toContain('-tól')
})

const textOf = (shown: VariantCard | undefined, range?: 'from' | 'interval' | 'none') => {
  show(shown, range)
  return screen.getByRole('article').textContent.replaceAll(/\s/g, ' ')
}

test('a listed variant shows its own price, and below it those of its other formats', () => {
  expect(textOf(variants[0])).toBe('Édes AnnaPuha kötés3 490 FtE-könyv: 1 990 Ft')
  expect(screen.getAllByRole('link')).toHaveLength(1)
})

const several = (...formats: VariantCard['format'][]): VariantCard => ({
  ...variant(4, 'audio', 4490),
  otherFormats: { formats, from: { gross: 1990, net: 1990 }, to: { gross: 3490, net: 3490 } },
})

test.each([
  ['from', 'Puha kötés, e-könyv: 1 990 Ft-tól'],
  ['interval', 'Puha kötés, e-könyv: 1 990 Ft – 3 490 Ft'],
  ['none', ''],
] as const)('other formats at different prices, display %s', (range, line) => {
  expect(textOf(several('paperback', 'ebook'), range)).toBe(`Édes AnnaHangoskönyv4 490 Ft${line}`)
})

test('more formats than a card has room for are counted', () => {
  expect(textOf(several('paperback', 'hardback', 'ebook'))).toContain('3 más formátum: 1 990 Ft-tól')
})

test('a title that is announced without a day says so', () => {
  expect(textOf({ ...variant(5, 'calendar', 3490, null), availability: 'unavailable', stock: 0 })).toContain(
    'Megjelenés: hamarosan',
  )
})
