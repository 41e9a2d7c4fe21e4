import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FavouriteButton } from '#components/product/favourite-button.tsx'
import { ToastRegion } from '#components/ui/toast-region.tsx'
import { ApiError } from '#lib/api/api-error.ts'
import { messages } from '#lib/i18n/messages.ts'
import { closeModal } from '#lib/session/modal-queue.ts'
import { FavouriteLoader } from './favourite-loader.tsx'

vi.mock('#lib/routing/use-router.ts', () => ({ useRouter: () => ({ push: () => {} }) }))

const api = vi.hoisted(() => vi.fn<(name: string, input: unknown) => Promise<unknown>>())
vi.mock('#lib/api/browser.ts', () => ({ call: api }))

const { favouriteMarks: t, errors } = messages.hu
const favourites = { id: 'f', name: 'default_shopping_list', type: 'default', userMade: false, shared: false }
const summer = { id: 's', name: 'Nyár', type: 'userMade', userMade: true, shared: false }

/** Answers as a backend with these lists does. */
const answerWith = (start: { f: number[]; s?: number[] }, multiple = false) => {
  const books = new Map<string, number[]>(Object.entries(start))
  api.mockImplementation(async (name, input) => {
    const { params, body } = input as { params: { id: string; itemId: number }; body: { itemId: number } }
    const own = books.get(params?.id) ?? []
    if (name === 'POST /v2.0/collections/{id}/items') books.set(params.id, [body.itemId, ...own])
    if (name === 'DELETE /v2.0/collections/{id}/items/{itemId}')
      books.set(
        params.id,
        own.filter((id) => id !== params.itemId),
      )
    const items = [favourites, summer].flatMap((list) => {
      const found = books.get(list.id)
      return found ? [{ ...list, items: found }] : []
    })
    return { items, multiple }
  })
}
const changes = () => api.mock.calls.filter(([name]) => !name.startsWith('GET'))

const show = () => {
  render(
    <NextIntlClientProvider locale="hu" messages={{ errors, account: messages.hu.account }} timeZone="Europe/Budapest">
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <FavouriteButton id={7} title="Édes Anna" label="Kedvenc" place="card" />
        <FavouriteButton id={8} title="Szindbád" label="Kedvenc" place="card" />
        <FavouriteLoader />
        <ToastRegion label="Értesítések" closeLabel="Bezárás" />
      </QueryClientProvider>
    </NextIntlClientProvider>,
  )
  return (title: string) => screen.getByRole('button', { name: `Kedvenc: ${title}` })
}

const signIn = () => void (document.cookie = 'customer=1; path=/')
beforeEach(() => void api.mockReset())
afterEach(() => {
  document.cookie = 'customer=; path=/; max-age=0'
})

test('a guest is asked nothing before a press', () => {
  const heart = show()
  expect(heart('Édes Anna')).toHaveAttribute('aria-pressed', 'false')
  expect(api).not.toHaveBeenCalled()
})

test('the hearts of the books on the list are pressed, after one call', async () => {
  signIn()
  answerWith({ f: [7] })
  const heart = show()
  await waitFor(() => expect(heart('Édes Anna')).toHaveAttribute('aria-pressed', 'true'))
  expect(heart('Szindbád')).toHaveAttribute('aria-pressed', 'false')
  expect(api).toHaveBeenCalledTimes(1)
})

test('a press puts the book on the list, and another one takes it off', async () => {
  signIn()
  answerWith({ f: [] })
  const heart = show()('Édes Anna')
  await userEvent.click(heart)
  await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'))
  expect(await screen.findByText(t.added.replace('{title}', 'Édes Anna'))).toBeInTheDocument()
  await userEvent.click(heart)
  await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'false'))
  await waitFor(() =>
    expect(changes()).toEqual([
      ['POST /v2.0/collections/{id}/items', { params: { id: 'f' }, body: { itemId: 7 } }],
      ['DELETE /v2.0/collections/{id}/items/{itemId}', { params: { id: 'f', itemId: 7 } }],
    ]),
  )
})

test('a press that is refused says why, and the heart is empty again', async () => {
  signIn()
  answerWith({ f: [] })
  const heart = show()('Édes Anna')
  await waitFor(() => expect(api).toHaveBeenCalled())
  const answer = api.getMockImplementation()
  api.mockImplementation(async (name, input) => {
    if (name.startsWith('POST'))
      throw new ApiError(422, { code: 'too_many_list_items', message: '', requestId: '', params: { most: 500 } }, 0)
    return answer?.(name, input)
  })
  await userEvent.click(heart)
  expect(await screen.findByText(/legfeljebb 500 könyv/)).toBeInTheDocument()
  await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'false'))
})

test('an institution chooses the lists', async () => {
  signIn()
  answerWith({ f: [], s: [] }, true)
  const heart = show()('Édes Anna')
  await userEvent.click(heart)
  const dialog = await screen.findByRole('dialog', { name: t.choose })
  await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Nyár' }))
  await waitFor(() => expect(within(dialog).getByRole('checkbox', { name: 'Nyár' })).toBeChecked())
  expect(within(dialog).getByRole('checkbox', { name: t.default })).not.toBeChecked()
  await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'))
})

test('what a guest puts on the list stays there, also if the list has it already', async () => {
  answerWith({ f: [7] })
  const heart = show()('Édes Anna')
  await userEvent.click(heart)
  signIn()
  await waitFor(() => {
    closeModal('signIn', true)
    expect(api).toHaveBeenCalled()
  })
  expect(await screen.findByText(t.added.replace('{title}', 'Édes Anna'))).toBeInTheDocument()
  expect(changes()).toEqual([])
})
