import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { NextIntlClientProvider } from 'next-intl'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ReadingListBook, ReadingListEntry } from '#contracts/reading-lists.ts'
import { messages } from '#lib/i18n/messages.ts'
import { type ApiServer, startApiServer } from '#tests/support/api-server.ts'
import { ReadingListView } from './reading-list-view.tsx'

let api: ApiServer
beforeAll(async () => void (api = await startApiServer()))
afterAll(() => api.close())
beforeEach(() => {
  sessionStorage.clear()
  document.cookie = 'customer=1; path=/'
  signIn(7)
})
afterEach(() => void (document.cookie = 'customer=; path=/; max-age=0'))

const signIn = (id: number) => api.server.use(http.get('*/api/v2.0/me', () => HttpResponse.json({ id })))

const { readingList: t } = messages.hu
const book = (id: number, title: string): ReadingListBook => ({
  id,
  productId: id,
  path: `/${id}`,
  sku: `S-${id}`,
  title,
  authors: [],
  publisher: 'kolofon',
  publisherName: 'Kolofon Kiadó',
  format: 'paperback',
  language: 'hu',
  cover: { path: '/covers/x', width: 2, height: 3 },
  price: { gross: 1_050, net: 1_000, currency: 'HUF', vatRate: 5 },
  otherFormats: null,
  availability: 'available',
  stock: 5,
  supplier: null,
  publishedOn: '2020-01-01',
  rating: null,
})
const entry = (written: string, change: Partial<ReadingListEntry>): ReadingListEntry => ({
  written,
  copies: null,
  kind: 'sure',
  missing: null,
  books: [],
  ...change,
})
const answer = (entries: ReadingListEntry[]) =>
  api.server.use(http.post('*/api/v2.0/reading_lists/matches', () => HttpResponse.json({ entries })))

const show = () =>
  render(
    <NextIntlClientProvider locale="hu" messages={messages.hu} timeZone="Europe/Budapest">
      <QueryClientProvider client={new QueryClient()}>
        <ReadingListView
          renderActions={(lines, onUsed) => (
            <>
              <p data-testid="lines">{JSON.stringify(lines)}</p>
              <button type="button" onClick={onUsed}>
                use
              </button>
            </>
          )}
        />
      </QueryClientProvider>
    </NextIntlClientProvider>,
  )
const lines = () => JSON.parse(screen.getByTestId('lines').textContent) as unknown
const find = async (text: string) => {
  await userEvent.click(await screen.findByLabelText(t.text))
  await userEvent.paste(text)
  await userEvent.click(screen.getByRole('button', { name: t.find }))
}

test('an empty list is refused at its field, and what was typed survives a reload', async () => {
  show()
  await userEvent.click(await screen.findByRole('button', { name: t.find }))
  expect(screen.getByRole('alert')).toHaveTextContent(t.missing)
  expect(screen.getByLabelText(t.text)).toHaveFocus()
  await userEvent.paste('Toldi')
  cleanup()
  show()
  expect(await screen.findByLabelText(t.text)).toHaveValue('Toldi')
})

test('sure books are chosen for the whole class, others only when somebody chooses them', async () => {
  answer([
    entry('Toldi', { books: [book(1, 'Toldi')] }),
    entry('Hamlet', { kind: 'ambiguous', books: [book(2, 'Hamlet'), book(3, 'Hamlet 2')] }),
  ])
  show()
  await find('Toldi\nHamlet')
  expect(await screen.findByRole('heading', { name: t.found })).toHaveFocus()
  await userEvent.type(screen.getByLabelText(t.pupils), '8', { initialSelectionStart: 0, initialSelectionEnd: 1 })
  expect(lines()).toEqual([{ variantId: 1, sku: 'S-1', currency: 'HUF', quantity: 8 }])
  await userEvent.click(screen.getByRole('radio', { name: /Hamlet 2/ }))
  expect(lines()).toMatchObject([{ variantId: 1 }, { variantId: 3, quantity: 8 }])
  await userEvent.click(within(screen.getAllByRole('listitem')[0] as HTMLElement).getByRole('radio', { name: t.none }))
  expect(lines()).toMatchObject([{ variantId: 3 }])
})

test('choices survive a reload in this tab, for this member alone, until the books are used', async () => {
  answer([entry('Hamlet', { kind: 'ambiguous', books: [book(2, 'Hamlet'), book(3, 'Hamlet 2')] })])
  const again = () => {
    cleanup()
    show()
  }
  show()
  await find('Hamlet')
  await userEvent.click(await screen.findByRole('radio', { name: /Hamlet 2/ }))
  const chosen = lines()
  expect(chosen).toMatchObject([{ variantId: 3, quantity: 1 }])
  again()
  expect(await screen.findByRole('radio', { name: /Hamlet 2/ })).toBeChecked()
  expect(lines()).toEqual(chosen)
  expect(screen.getByRole('heading', { name: t.found })).not.toHaveFocus()

  signIn(8)
  again()
  expect(await screen.findByLabelText(t.text)).toHaveValue('')
  signIn(7)
  again()
  await userEvent.click(await screen.findByRole('button', { name: 'use' }))
  again()
  expect(await screen.findByLabelText(t.text)).toHaveValue('')
  expect(screen.queryByTestId('lines')).toBeNull()
})

test('an unknown entry is corrected and searched for again', async () => {
  answer([entry('Todli', { kind: 'unknown' })])
  show()
  await find('Todli')
  const field = await screen.findByLabelText(t.correct)
  expect(screen.queryByTestId('lines')).toBeNull()
  answer([entry('Toldi', { books: [book(1, 'Toldi')] })])
  await userEvent.clear(field)
  await userEvent.type(field, 'Toldi')
  await userEvent.click(screen.getByRole('button', { name: t.again }))
  expect(await screen.findByTestId('lines')).toHaveTextContent('S-1')
})

test('a list without books and a failure are said', async () => {
  answer([])
  show()
  await find('- 3 -')
  expect(await screen.findByText(t.emptyTitle)).toBeVisible()
  api.server.use(
    http.post('*/api/v2.0/reading_lists/matches', () =>
      HttpResponse.json(
        { error: { code: 'too_many_lines', message: '', requestId: '', params: { max: 200 } } },
        { status: 422 },
      ),
    ),
  )
  await userEvent.click(screen.getByRole('button', { name: t.find }))
  expect(await screen.findByRole('alert')).toHaveTextContent('200')
})
