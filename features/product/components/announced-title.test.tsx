import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import type { VariantDetail } from '#contracts/variant-detail.ts'
import type { Locale } from '#contracts/shop.ts'
import { messages } from '#lib/i18n/messages.ts'
import { BuyNotes } from './buy-notes.tsx'
import { FormatSwitch } from './format-switch.tsx'

vi.mock('#lib/routing/navigation.ts', async () => {
  const { createElement } = await import('react')
  return {
    Link: ({ href, children }: { href: { path: string }; children: ReactNode }) =>
      createElement('a', { href: href.path }, children),
  }
})

const price = { currency: 'HUF', gross: 3490, net: 2748, vatRate: 27 } as const
const prices = { main: 'gross', range: 'from', onCards: true, hidden: false } as const
const announced = {
  id: 1,
  type: 'physical',
  format: 'calendar',
  price,
  availability: 'unavailable',
  stock: 0,
  publishedOn: null,
} as unknown as VariantDetail
const page = { pack: null, substitutions: [], freeDeliveryFrom: undefined, deliveryModes: [] } as never

const show = (locale: Locale, shown: ReactNode) =>
  render(
    <NextIntlClientProvider locale={locale} messages={messages[locale]} timeZone="Europe/Budapest">
      {shown}
    </NextIntlClientProvider>,
  )

test.each([
  ['hu', 'Megjelenés: hamarosan', 'Amint megvan a napja, itt előrendelheted.'],
  ['en', 'Date to be announced', 'You can pre-order it here as soon as it has a date.'],
] as const)(
  'an announced title says that it has no day yet, and not that it is sold out (%s)',
  (locale, title, text) => {
    show(locale, <BuyNotes variant={announced} page={page} prices={prices} storeStock={null} />)
    expect(screen.getByRole('list').textContent).toBe(title + text)
  },
)

test('the format switch names every form, and what is to come', () => {
  const siblings = (
    [
      { id: 1, path: '/termekek/a-1', format: 'audio_cd', price, availability: 'available', publishedOn: '2024-01-02' },
      { id: 2, path: '/termekek/a-2', format: 'audio', price, availability: 'available', publishedOn: '2024-01-02' },
      { id: 3, path: '/termekek/a-3', format: 'set', price, availability: 'unavailable', publishedOn: null },
    ] as const
  ).map((sibling) => ({ ...sibling, supplier: null }))
  const { formats } = messages.hu.catalog
  const labels = new Map(siblings.map(({ id, format }) => [id, formats[format]]))
  show('hu', <FormatSwitch siblings={siblings} labels={labels} current={1} prices={prices} />)
  const words = screen.getAllByRole('listitem').map((item) => item.textContent.replaceAll(/\s/g, ' '))
  expect(words).toEqual([
    'CD-lemez3 490 Ft · raktáron',
    'Hangoskönyv3 490 Ft · azonnal',
    'Többrészes kiadvány3 490 Ft · hamarosan',
  ])
})
