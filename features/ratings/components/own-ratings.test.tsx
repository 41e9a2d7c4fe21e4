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
const nothing = { items: [], cursor: null, count: 0, isModerated: true, purchases: [], unrated: [] }
let page: OwnRatingsPage

beforeEach(() => {
  document.cookie = 'customer=1'
  page = nothing
  api.mockReset()
  api.mockImplementation(async (name) => {
    if (name === 'DELETE /v2.0/me/ratings/{id}') page = nothing
    return name === 'GET /v2.0/me/ratings' ? page : {}
  })
})

const open = (locale: 'hu' | 'en' = 'hu') =>
  render(
    <NextIntlClientProvider locale={locale} messages={messages[locale]} timeZone="Europe/Budapest">
      <QueryClientProvider client={new QueryClient()}>
        <OwnRatings />
      </QueryClientProvider>
    </NextIntlClientProvider>,
  )

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
