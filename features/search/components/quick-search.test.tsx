import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { configure, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { NextIntlClientProvider } from 'next-intl'
import { type ReactNode, useLayoutEffect } from 'react'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { call } from '#lib/api/browser.ts'
import { formatPrice } from '#lib/format/format-price.ts'
import { messages } from '#lib/i18n/messages.ts'
import { type ApiServer, startApiServer } from '#tests/support/api-server.ts'
import { QuickSearch } from './quick-search.tsx'

const push = vi.hoisted(() => vi.fn<(href: unknown) => void>())
vi.mock('#lib/routing/use-router.ts', () => ({ useRouter: () => ({ push }) }))

let api: ApiServer

// The answers come from a real database, which other tests use at the same time.
configure({ asyncUtilTimeout: 10_000 })

beforeAll(async () => {
  api = await startApiServer()
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => {}
})
afterAll(() => api.close())
beforeEach(() => {
  api.clearVisitor()
  push.mockClear()
  document.body.replaceChildren()
})

/** The form as on every page, with the suggestions inside. @param beside rendered beside the form */
const open = (beside?: (field: HTMLInputElement) => ReactNode): HTMLInputElement => {
  document.body.innerHTML = '<form role="search"><input aria-label="Keresés"><div></div></form>'
  const form = document.querySelector('form')
  const field = form?.querySelector('input')
  const container = form?.querySelector('div')
  if (!form || !field || !container) throw new Error('no form')
  form.addEventListener('submit', (event) => event.preventDefault())
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <NextIntlClientProvider locale="hu" messages={messages.hu} timeZone="Europe/Budapest">
      <QueryClientProvider client={client}>
        <QuickSearch field={field} />
        {beside?.(field)}
      </QueryClientProvider>
    </NextIntlClientProvider>,
    { container },
  )
  return field
}

const list = () => screen.findByRole('listbox', { name: 'Javaslatok' })
const books = async () => within(await screen.findByRole('group', { name: 'Könyvek' })).getAllByRole('option')

test('arrows choose among the suggestions while the focus stays in the field, Enter leads there', async () => {
  const field = open()
  expect(field).toHaveAttribute('role', 'combobox')
  expect(field).toHaveAttribute('aria-expanded', 'false')
  await userEvent.type(field, 'edes an')
  const [first] = await books()
  expect(field).toHaveAttribute('aria-expanded', 'true')
  expect(field).toHaveAttribute('aria-controls', (await list()).id)
  await userEvent.keyboard('{ArrowDown}')
  expect(field).toHaveFocus()
  expect(field).toHaveAttribute('aria-activedescendant', first?.id)
  expect(first).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{ArrowUp}')
  expect(field).not.toHaveAttribute('aria-activedescendant')
  await userEvent.keyboard('{ArrowUp}')
  expect(screen.getAllByRole('option').at(-1)).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{Home}{Enter}')
  expect(push).toHaveBeenCalledWith({ path: expect.stringMatching(/^\/termekek\/edes-anna-\d+$/) })
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('a title in another language has a lang attribute', async () => {
  await userEvent.type(open(), 'alice')
  await books()
  expect(screen.getByText('Alice', { selector: '[lang=en] > strong' })).toBeVisible()
  expect(screen.getByText('Csodaországban', { exact: false }).parentElement).not.toHaveAttribute('lang')
})

test('a press on a suggestion leads there without taking the focus out of the field first', async () => {
  const user = userEvent.setup()
  const field = open()
  await user.type(field, 'kosztol')
  const keywords = await screen.findByRole('group', { name: 'Keresések' })
  const left = vi.fn<() => void>()
  field.addEventListener('blur', left, { once: true })
  const option = within(keywords).getAllByRole('option')[0] ?? field
  await user.pointer({ keys: '[MouseLeft>]', target: option })
  expect(left).not.toHaveBeenCalled()
  await user.pointer({ keys: '[/MouseLeft]', target: option })
  expect(push).toHaveBeenCalledWith({ pathname: '/search', query: { q: 'Kosztolányi Dezső' } })
})

test('screen readers get the number of suggestions, also none', async () => {
  const field = open()
  await userEvent.type(field, 'edes an')
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^\d+ javaslat$/))
  await userEvent.clear(field)
  await userEvent.type(field, 'xqzzyvw')
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Nincs javaslat'))
  expect(field).toHaveAttribute('aria-expanded', 'false')
})

test('Escape first empties the field, then closes the recent searches; Delete removes one of them', async () => {
  localStorage.setItem('recent-searches', JSON.stringify(['abigél', 'új versek']))
  const field = open()
  await userEvent.type(field, 'abc')
  await userEvent.keyboard('{Escape}')
  expect(field).toHaveValue('')
  await screen.findByRole('group', { name: 'Korábbi kereséseid' })
  await userEvent.keyboard('{ArrowDown}{Delete}')
  expect(JSON.parse(localStorage.getItem('recent-searches') ?? '')).toEqual(['új versek'])
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('without an answer the form is sent as without suggestions, and the search is remembered', async () => {
  api.server.use(http.get('*/api/v2.0/quicksearch_suggestions/*', () => HttpResponse.error()))
  const field = open()
  const sent = vi.fn<() => void>()
  field.form?.addEventListener('submit', sent)
  await userEvent.type(field, 'abigél{Enter}')
  expect(sent).toHaveBeenCalledOnce()
  expect(push).not.toHaveBeenCalled()
  expect(JSON.parse(localStorage.getItem('recent-searches') ?? '')).toEqual(['abigél'])
})

test.each([
  ['b2b', 'net'],
  ['b2c', 'gross'],
] as const)('a visitor of the %s segment reads %s prices', async (segment, kind) => {
  document.cookie = `segment=${segment}`
  const { items } = await call('GET /v2.0/quicksearch_suggestions/variants', { query: { q: 'edes an' } })
  await userEvent.type(open(), 'edes an')
  const [first] = await books()
  expect(first?.textContent).toContain(formatPrice(items[0]?.price[kind] ?? 0, 'HUF', 'hu'))
})

const TypeAhead = ({ field }: { field: HTMLInputElement }) => {
  useLayoutEffect(() => field.setRangeText('edes an'), [field])
  return null
}

test('text that is typed before the script runs counts', async () => {
  open((unready) => {
    unready.focus()
    return <TypeAhead field={unready} />
  })
  expect((await books()).length).toBeGreaterThan(0)
})

const Hurry = ({ field }: { field: HTMLInputElement }) => {
  useLayoutEffect(() => field.blur(), [field])
  return null
}

test('a focus that leaves before the script runs opens nothing', async () => {
  localStorage.setItem('recent-searches', JSON.stringify(['abigél']))
  const field = open((unready) => {
    unready.focus()
    return <Hurry field={unready} />
  })
  expect(screen.queryByRole('listbox')).toBeNull()
  await userEvent.click(field)
  expect(await list()).toBeVisible()
})

test('an answer that comes after the focus has left stays closed until it returns', async () => {
  localStorage.setItem('recent-searches', JSON.stringify(['abigél']))
  const field = open()
  expect(screen.queryByRole('listbox')).toBeNull()
  await userEvent.click(field)
  expect(await list()).toBeVisible()
})
