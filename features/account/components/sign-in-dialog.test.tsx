import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { beforeEach, expect, test, vi } from 'vitest'
import { messages } from '#lib/i18n/messages.ts'
import { leavePage } from '#lib/session/leave-page.ts'
import { meQuery } from '#lib/session/me.ts'
import { closeModal } from '#lib/session/modal-queue.ts'
import { isSignInFor, requestSignIn } from '#lib/session/request-sign-in.ts'
import { SessionParts } from './session-parts.tsx'

vi.mock('#lib/session/leave-page.ts', () => ({ leavePage: vi.fn<(path?: string) => void>() }))
const page = vi.hoisted(() => ({ pathname: '/termekek/edes-anna-7' }))
vi.mock('next/navigation', () => ({ useSelectedLayoutSegments: () => [page.pathname] }))
vi.mock('#lib/routing/navigation.ts', async () => {
  const { createElement } = await import('react')
  return {
    Link: ({ href, ...rest }: { href: { pathname: string; query: Record<string, string> } }) =>
      createElement('a', { ...rest, href: `${href.pathname}?${new URLSearchParams(href.query)}` }),
  }
})
vi.mock('#lib/api/browser.ts', () => ({
  call: async (name: string) => {
    if (name === 'POST /login') return { merge: null }
    return name === 'GET /v2.0/me' ? { id: 7 } : { items: [], unpriced: [], currency: 'HUF' }
  },
}))

const { account, registration } = messages.hu
const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
beforeEach(() => {
  page.pathname = '/termekek/edes-anna-7'
  client.clear()
  vi.mocked(leavePage).mockClear()
})

const outcomes: boolean[] = []
const tree = () => (
  <NextIntlClientProvider locale="hu" messages={{ errors: messages.hu.errors }} timeZone="Europe/Budapest">
    <QueryClientProvider client={client}>
      <label>
        Vélemény <input defaultValue="amit beírtam" />
      </label>
      <button type="button" onClick={() => void requestSignIn().then((isIn) => outcomes.push(isIn))}>
        Kedvenc
      </button>
      <a href="#ratings" data-sign-in="rating">
        Értékelek
      </a>
      <a href="#checkout" data-sign-in="checkout">
        Van már fiókom
      </a>
      <SessionParts />
    </QueryClientProvider>
  </NextIntlClientProvider>
)

const open = () => {
  outcomes.length = 0
  const { rerender } = render(tree())
  const goTo = (pathname: string) => {
    page.pathname = pathname
    rerender(tree())
  }
  return { goTo }
}
const press = async () => {
  const button = screen.getByRole('button', { name: 'Kedvenc' })
  await userEvent.click(button)
  await screen.findByRole('dialog', { name: account.title })
  return button
}
const signIn = async () => {
  await userEvent.type(screen.getByLabelText(new RegExp(`^${account.email}`)), 'olvaso@kolofon.example')
  await userEvent.type(screen.getByLabelText(new RegExp(`^${account.password}`)), 'kolofon-demo')
  await userEvent.click(screen.getByRole('button', { name: account.signIn }))
}
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

test('a guest signs in over the page, which keeps what was typed, and the wanted action goes on', async () => {
  open()
  const button = await press()
  await signIn()
  await isClosed()
  expect(outcomes).toEqual([true])
  expect(screen.getByRole('textbox')).toHaveValue('amit beírtam')
  expect(button).toHaveFocus()
  expect(leavePage).not.toHaveBeenCalled()
})

test('a link that is marked opens it, too, and what it is for is known to the part that goes on', async () => {
  open()
  await userEvent.click(screen.getByRole('link', { name: 'Értékelek' }))
  await screen.findByRole('dialog', { name: account.title })
  await signIn()
  await isClosed()
  expect(isSignInFor('rating')).toBe(true)
})

test('Escape and the button close it, and the action does not go on', async () => {
  open()
  await press()
  await userEvent.click(screen.getByRole('button', { name: registration.modal.close }))
  await isClosed()
  await press()
  screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }))
  await isClosed()
  expect(outcomes).toEqual([false, false])
})

test('another page closes it, and the action does not go on', async () => {
  const { goTo } = open()
  await press()
  goTo('/kosar')
  await isClosed()
  expect(outcomes).toEqual([false])
})

test('its links lead back to this page', async () => {
  window.history.replaceState(null, '', '/termekek/edes-anna-7?utm_source=x')
  open()
  await press()
  for (const name of [registration.forgottenPassword, registration.modal.otherWays])
    expect(screen.getByRole('link', { name })).toHaveAttribute(
      'href',
      expect.stringContaining(encodeURIComponent('/termekek/edes-anna-7?utm_source=x')),
    )
})

test.each([
  { before: 7, leaves: 0 },
  { before: 8, leaves: 1 },
])('on a page of the customer $before, the customer 7 loads it anew: $leaves', async ({ before, leaves }) => {
  open()
  client.setQueryData(meQuery.queryKey, { id: before } as never)
  await press()
  await signIn()
  await waitFor(() => expect(vi.mocked(leavePage).mock.calls.length + outcomes.length).toBe(1))
  expect(leavePage).toHaveBeenCalledTimes(leaves)
})

test.each([
  { segment: 'b2c', leaves: 0 },
  { segment: 'b2b', leaves: 1 },
])('in the checkout a customer of $segment loads the step anew: $leaves', async ({ segment, leaves }) => {
  document.cookie = `segment=${segment}; path=/`
  open()
  await userEvent.click(screen.getByRole('link', { name: 'Van már fiókom' }))
  await screen.findByRole('dialog', { name: account.title })
  await signIn()
  await waitFor(() => expect(leavePage).toHaveBeenCalledTimes(leaves))
  await waitFor(() => expect(screen.queryAllByRole('dialog')).toHaveLength(leaves))
  closeModal('signIn')
  document.cookie = 'segment=; path=/; max-age=0'
})
