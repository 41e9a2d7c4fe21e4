import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { expect, test } from 'vitest'
import type { VariantCard } from '#contracts/catalogue.ts'
import { messages } from '#lib/i18n/messages.ts'
import { withVariants } from '../listed-variant.ts'
import { priceDisplay } from '../price-display.ts'
import { ProductCard } from './product-card.tsx'

const variant = (id: number, format: VariantCard['format'], gross: number, publishedOn = '2024-10-03'): VariantCard => ({
  id,
  productId: 3,
  path: `/termekek/edes-anna-${id}`,
  sku: `978${id}`,
  title: 'Édes Anna',
  authors: [],
  publisher: 'jelenkor',
  format,
  formats: ['paperback', 'ebook'],
  language: 'hu',
  cover: { path: '/assets/covers/edes-anna', width: 640, height: 960 },
  price: { currency: 'HUF', gross, net: gross, vatRate: 5 },
  priceRange: { from: { gross: 1990, net: 1990 }, to: { gross: 3490, net: 3490 } },
  availability: 'available',
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
const settings = { price_display_config: 'gross', price_range_display: 'from', product_card_settings: { displayPrice: true, showRatings: true } } as const

const show = (shown: VariantCard | undefined) =>
  shown &&
  render(
    <NextIntlClientProvider locale="hu" messages={{ catalog: messages.hu.catalog, compare: messages.hu.compare }} timeZone="Europe/Budapest">
      <ProductCard variant={shown} prices={priceDisplay(settings, 'b2c')} sizes="" />
    </NextIntlClientProvider>,
  )

test('a listed product leads to each of its variants, which say their own prices', () => {
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

test('a listed variant stands for its product, with the range of its prices', () => {
  show(variants[0])
  expect(screen.getAllByRole('link')).toHaveLength(1)
  expect(screen.getByRole('article').textContent.replaceAll(/\s/g, ' ')).toContain('1 990 Ft-tól')
})
