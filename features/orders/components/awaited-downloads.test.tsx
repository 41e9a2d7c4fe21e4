import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OrderDetail, OrderState } from '#contracts/orders.ts'
import type { Locale } from '#contracts/shop.ts'
import { messages } from '#lib/i18n/messages.ts'
import { OrderLead } from './order-lead.tsx'
import { OrderLine } from './order-line.tsx'
import { OrderProgress } from './order-progress.tsx'

const uuid = '00000000-0000-4000-8000-000000000001'
const day = '2026-12-03'
const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(() => server.close())

const show = (locale: Locale, page: ReactNode) =>
  render(
    <NextIntlClientProvider locale={locale} messages={messages[locale]} timeZone="Europe/Budapest">
      <QueryClientProvider client={new QueryClient()}>{page}</QueryClientProvider>
    </NextIntlClientProvider>,
  )

const item = (changes: Partial<OrderDetail['items'][number]>) =>
  ({
    id: 7,
    type: 'ITEM',
    path: '/konyvek/edes-anna-1',
    name: 'Édes Anna',
    authors: 'Kosztolányi Dezső',
    format: 'ebook',
    cover: { path: '/assets/covers/edes-anna', width: 640, height: 960 },
    quantity: 1,
    unitPrice: { gross: 2490, net: 1961 },
    total: { gross: 2490, net: 1961 },
    discount: { gross: 0, net: 0 },
    downloadable: false,
    downloadableFrom: null,
    ...changes,
  }) as OrderDetail['items'][number]

const bought = { uuid, segment: 'b2c', currency: 'HUF' } as OrderDetail
const line = (changes: Parameters<typeof item>[0]) => <OrderLine order={bought} item={item(changes)} />

test.each([
  ['hu', 'Letölthető a megjelenés napjától: 2026. december 3.'],
  ['en', 'Ready to download from the day of publication, 3 December 2026'],
] as const)('before its day the line says the day instead of the button (%s)', (locale, text) => {
  show(locale, line({ downloadableFrom: day }))
  expect(screen.getByText(text)).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

test.each([
  ['a file that is out', { downloadable: true }, ['Édes Anna letöltése']],
  ['what is not paid, or printed', {}, []],
])('the line of %s says no day', (_, changes, buttons) => {
  show('hu', line(changes))
  expect(screen.queryByText(/megjelenés/)).toBeNull()
  expect(screen.queryAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(buttons)
})

test('a page from before the day of publication shows the answer of the shop', async () => {
  const error = { code: 'download_not_released', message: '', params: { day }, requestId: '' }
  server.use(http.post(`*/api/orders/${uuid}/items/7/file`, () => HttpResponse.json({ error }, { status: 409 })))
  show('hu', line({ downloadable: true }))
  await userEvent.click(screen.getByRole('button'))
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Ez a könyv még nem jelent meg. Letölthető a megjelenés napjától: 2026. december 3.',
  )
})

const order = (status: 'paid' | 'created', changes: Partial<OrderState>) =>
  ({
    status: 'finalized',
    payment: { method: 'simplepay', status },
    shipments: [],
    hasDownloads: true,
    canDownload: false,
    downloadDays: [],
    ...changes,
  }) as unknown as OrderState

test.each([
  ['all are out', order('paid', { canDownload: true }), 'A könyveid letölthetők, akár most rögtön.'],
  [
    'none is out',
    order('paid', { downloadDays: [day] }),
    'A letölthető könyveidet a megjelenésük napjától éred el: 2026. december 3.',
  ],
  [
    'some are out',
    order('paid', { canDownload: true, downloadDays: [day, '2027-01-15'] }),
    'Ami már megjelent, azt most is letöltheted, a többit a megjelenése napjától: 2026. december 3. és 2027. január 15.',
  ],
  ['not paid', order('created', {}), 'A letölthető könyveket a fizetés után érheted el.'],
  [
    'not paid and not out',
    order('created', { downloadDays: [day] }),
    'A letölthető könyveket a fizetés után érheted el, az előrendelteket a megjelenésük napjától: 2026. december 3.',
  ],
])('the first sentence promises no file that is not there: %s', (_, one, text) => {
  show('hu', <OrderLead order={one} detail={undefined} />)
  expect(screen.getByText(text)).toBeVisible()
})

test.each([
  [
    'waits for the day',
    [day],
    ['Megrendelve (kész)', 'Kifizetve (kész)', 'Megjelenikdecember 3. (itt tart)', 'Letölthető (még hátravan)'],
  ],
  ['is done', [], ['Megrendelve (kész)', 'Kifizetve (kész)', 'Letölthető (kész)']],
])('an order of downloads %s', (_, downloadDays, steps) => {
  show('hu', <OrderProgress order={order('paid', { downloadDays })} />)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(steps)
})
