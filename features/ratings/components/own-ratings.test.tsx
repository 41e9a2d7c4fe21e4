import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { beforeEach, expect, test, vi } from 'vitest'
import { messages } from '#lib/i18n/messages.ts'
import type { OwnRatingsPage } from '../queries.ts'
import { OwnRatings } from './own-ratings.tsx'

const api = vi.hoisted(() => vi.fn<(name: string, input: unknown) => Promise<unknown>>())
vi.mock('#lib/api/browser.ts', () => ({ call: api }))

const t = messages.hu.ownRatings
const cover = { path: '/covers/a', width: 320, height: 480 }
const card = {
  id: 7,
  path: '/termekek/edes-anna-7',
  title: 'Édes Anna',
  authors: [{ name: 'Kosztolányi Dezső' }],
  cover,
}
const rating = {
  id: 3,
  variantId: 8,
  bookTitle: 'Esti Kornél',
  variant: null,
  stars: 2,
  title: 'Nem nekem való',
  text: null,
  status: 'refused',
  createdAt: '2026-11-01T10:00:00Z',
}
const nothing = { items: [], cursor: null, count: 0, mayRate: true, isModerated: true, purchases: [], unrated: [] }
let page: OwnRatingsPage

beforeEach(() => {
  document.cookie = 'customer=1'
  document.cookie = 'impersonation=; Max-Age=0'
  page = nothing
  api.mockReset()
  api.mockImplementation(async (name) => {
    if (name === 'DELETE /v2.0/me/ratings/{id}') page = nothing
    return name === 'GET /v2.0/me/ratings' ? page : {}
  })
})

const open = (locale: 'hu' | 'en' = 'hu') => {
  const client = new QueryClient()
  render(
    <NextIntlClientProvider locale={locale} messages={messages[locale]} timeZone="Europe/Budapest">
      <QueryClientProvider client={client}>
        <OwnRatings />
      </QueryClientProvider>
    </NextIntlClientProvider>,
  )
  return client
}

test.each(['hu', 'en'] as const)('who has rated nothing is told where ratings come from (%s)', async (locale) => {
  open(locale)
  expect(await screen.findByText(messages[locale].ownRatings.emptyTitle)).toBeInTheDocument()
})

test('a refused rating says so and is taken back after a second look', async () => {
  page = { ...nothing, count: 1, items: [rating] } as unknown as OwnRatingsPage
  open()
  const line = await screen.findByRole('listitem')
  expect(line).toHaveTextContent(t.status.refused)
  expect(within(line).queryByRole('button', { name: /^Módosítom/ }), 'the book is no longer sold').toBeNull()
  await userEvent.click(within(line).getByRole('button', { name: 'Visszavonom: Esti Kornél' }))
  expect(api).not.toHaveBeenCalledWith('DELETE /v2.0/me/ratings/{id}', expect.anything())
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: t.withdrawConfirm }))
  expect(await screen.findByText(t.emptyTitle)).toBeInTheDocument()
  expect(api).toHaveBeenCalledWith('DELETE /v2.0/me/ratings/{id}', { params: { id: '3' } })
  await expect.poll(() => document.activeElement, { message: 'not lost' }).not.toBe(document.body)
})

test('after one was taken back the heading of the list has the focus, and every page reads anew', async () => {
  const other = { ...rating, id: 4, bookTitle: 'Pacsirta' }
  page = { ...nothing, count: 2, items: [rating, other] } as unknown as OwnRatingsPage
  api.mockImplementation(async (name) => {
    if (name.startsWith('DELETE')) page = { ...nothing, count: 1, items: [other] } as unknown as OwnRatingsPage
    return name === 'GET /v2.0/me/ratings' ? page : {}
  })
  const client = open()
  client.setQueryData(['own-rating', 8], {})
  client.setQueryData(['order-ratings', 'u', 'hu'], {})
  await userEvent.click(await screen.findByRole('button', { name: 'Visszavonom: Esti Kornél' }))
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: t.withdrawConfirm }))
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('heading', { name: t.books }))
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  expect(client.getQueryState(['own-rating', 8])?.isInvalidated).toBe(true)
  expect(client.getQueryState(['order-ratings', 'u', 'hu'])?.isInvalidated).toBe(true)
})

const purchase = { orderUuid: 'u', orderNumber: 'K-1', stars: 4, text: null, createdAt: '2026-11-01T10:00:00Z' }

test('while ratings are switched off they can be taken back only', async () => {
  page = { ...nothing, count: 1, items: [{ ...rating, variant: card }], purchases: [purchase] } as never
  page.mayRate = false
  open()
  expect(await screen.findAllByRole('button')).toHaveLength(1)
  expect(screen.getByRole('button', { name: 'Visszavonom: Esti Kornél' })).toBeVisible()
  expect(screen.queryByRole('link', { name: /K-1/ })).toBeNull()
})

test('an operator who acts in the name of the customer changes no opinion', async () => {
  document.cookie = 'impersonation=2026-11-26T12:00:00Z'
  page = {
    ...nothing,
    count: 1,
    items: [{ ...rating, variant: card }],
    unrated: [card],
    purchases: [purchase],
  } as never
  open()
  expect(await screen.findByText('Esti Kornél')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.queryByRole('link', { name: /K-1/ })).toBeNull()
})

test('a book that has arrived opens its form in place', async () => {
  page = { ...nothing, unrated: [card] } as unknown as OwnRatingsPage
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Értékelem: Édes Anna' }))
  await userEvent.click(await screen.findByRole('radio', { name: messages.hu.ratingForm.meanings[5] }))
  await userEvent.click(screen.getByRole('button', { name: messages.hu.ratingForm.send }))
  expect(api).toHaveBeenCalledWith(
    'POST /v2.0/variants/{id}/ratings',
    { params: { id: '7' }, body: { stars: 5, title: '', text: '' } },
    expect.anything(),
  )
})
