import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http } from 'msw'
import { NextIntlClientProvider } from 'next-intl'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { call } from '#lib/api/browser.ts'
import { messages } from '#lib/i18n/messages.ts'
import { type ApiServer, startApiServer } from '#tests/support/api-server.ts'
import { MoreRatings } from './more-ratings.tsx'
import { RateBook } from './rate-book.tsx'
import { RatingsSection } from './ratings-section.tsx'

const reader = { email: 'olvaso@kolofon.example', password: 'kolofon-demo' }

let api: ApiServer
let books: number[] = []

beforeAll(async () => {
  api = await startApiServer()
  const { products } = await call('GET /v2.0/variants', { query: { format: 'paperback', sort: 'popular', limit: 24 } })
  books = products.toSorted((a, b) => (b.rating?.count ?? 0) - (a.rating?.count ?? 0)).map(({ id }) => id)
})
afterAll(() => api.close())
beforeEach(() => api.clearVisitor())

const book = (index: number): number => books[index] ?? 0

const show = (children: React.ReactNode) =>
  render(
    <NextIntlClientProvider
      locale="hu"
      messages={{ errors: messages.hu.errors, ratings: messages.hu.ratings }}
      timeZone="Europe/Budapest"
    >
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        {children}
      </QueryClientProvider>
    </NextIntlClientProvider>,
  )

const away = (path: string, status: number) =>
  api.server.use(
    http.all(`*/api${path}`, () =>
      Response.json({ error: { code: 'service_unavailable', message: '', requestId: '' } }, { status }),
    ),
  )

const showForm = async (variantId: number) => {
  show(
    <RateBook
      variantId={variantId}
      signInHref={{ pathname: '/login', query: { redirectPath: '/' } }}
      isModerated
      label="Értékelem"
    >
      Belépek
    </RateBook>,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Értékelem' }))
}
const signIn = () => call('POST /login', { body: { grant_type: 'password', ...reader, remember: false } })

test('further ratings follow the first page; the first that came is read next', async () => {
  const { cursor, count } = await call('GET /v2.0/variants/{id}/ratings', {
    params: { id: String(book(0)) },
    query: { limit: 1 },
  })
  show(<MoreRatings variantId={book(0)} cursor={cursor ?? ''} label="További értékelések" />)
  await userEvent.click(screen.getByRole('button', { name: 'További értékelések' }))
  const items = await screen.findAllByRole('listitem')
  expect(items).toHaveLength(count - 1)
  await waitFor(() => expect(items[0]).toHaveFocus())
  expect(screen.queryByRole('button', { name: 'További értékelések' })).toBeNull()
})

test('ratings that do not come can be asked for again', async () => {
  const { cursor } = await call('GET /v2.0/variants/{id}/ratings', {
    params: { id: String(book(0)) },
    query: { limit: 1 },
  })
  away('/v2.0/variants/:id/ratings', 503)
  show(<MoreRatings variantId={book(0)} cursor={cursor ?? ''} label="További értékelések" />)
  await userEvent.click(screen.getByRole('button', { name: 'További értékelések' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('nem tudtuk betölteni')
  api.server.resetHandlers()
  await userEvent.click(screen.getByRole('button', { name: 'További értékelések' }))
  expect((await screen.findAllByRole('listitem')).length).toBeGreaterThan(0)
})

test('who is not signed in is led to the sign-in page and back', () => {
  show(
    <RatingsSection
      ratings={{
        items: [],
        cursor: null,
        count: 0,
        sum: null,
        distribution: [0, 0, 0, 0, 0],
        onlyForBuyers: true,
        isModerated: true,
      }}
      variantId={1}
      href={{ pathname: '/products/[id]', params: { id: 'konyv-1' } }}
    />,
  )
  const link = screen.getByRole('link', { name: messages.hu.ratings.signIn })
  expect(link).toHaveAttribute('href', `/bejelentkezes?redirectPath=${encodeURIComponent('/termekek/konyv-1#ratings')}`)
})

test('what could not be sent stays, and is sent at the next press', async () => {
  await signIn()
  await showForm(book(1))
  await userEvent.click(await screen.findByRole('radio', { name: /^5 csillag/ }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Bővebben' }), 'Remek.')
  away('/v2.0/variants/:id/ratings', 503)
  await userEvent.click(screen.getByRole('button', { name: 'Elküldöm' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Amit írtál, megmaradt.')
  expect(screen.getByRole('textbox', { name: 'Bővebben' })).toHaveValue('Remek.')
  api.server.resetHandlers()
  await userEvent.click(screen.getByRole('button', { name: 'Elküldöm' }))
  expect(await screen.findByText(/megjelenik, amint elolvastuk/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Módosítom' }))
  expect(await screen.findByRole('radio', { name: /^5 csillag/ })).toBeChecked()
})

test('who may not rate learns why', async () => {
  await api.services.db.execute(
    `insert into config_entries (key, value) values ('rating_config_verified_purchase_only', 'true')`,
  )
  await signIn()
  await showForm(book(2))
  expect(await screen.findByText(/aki nálunk vette meg, ezzel a fiókkal/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Elküldöm' })).toBeNull()
})
