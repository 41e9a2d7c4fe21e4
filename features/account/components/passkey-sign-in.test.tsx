import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#lib/api/api-error.ts'
import { messages } from '#lib/i18n/messages.ts'
import { PasskeySignIn } from './passkey-sign-in.tsx'

interface Asked {
  inField: boolean
  answer: (credential: object) => void
  refuse: (error: Error) => void
}

const browser = vi.hoisted(() => ({ asked: [] as unknown[], cancel: vi.fn<() => void>() }))
const asked = browser.asked as Asked[]
vi.mock('@simplewebauthn/browser', () => ({
  WebAuthnAbortService: { cancelCeremony: browser.cancel },
  startAuthentication: ({ useBrowserAutofill: inField }: { useBrowserAutofill: boolean }) =>
    new Promise((answer, refuse) => void browser.asked.push({ inField, answer, refuse })),
}))

const api = vi.hoisted(() => vi.fn<(name: string, input: object) => Promise<unknown>>())
vi.mock('#lib/api/browser.ts', () => ({ call: api }))

const { passkey: t } = messages.hu.registration
const fromField = () => asked.filter(({ inField }) => inField)
const fromButton = () => asked.filter(({ inField }) => !inField)
const logins = () => api.mock.calls.filter(([name]) => name === 'POST /login').map(([, input]) => input)

const form = { remember: true }
const onSent = vi.fn<(merge: unknown) => void>()
const open = () =>
  render(
    <NextIntlClientProvider locale="hu" messages={messages.hu} timeZone="Europe/Budapest">
      <QueryClientProvider client={new QueryClient()}>
        <PasskeySignIn getRemember={() => form.remember} onSent={onSent} />
      </QueryClientProvider>
    </NextIntlClientProvider>,
  )
const pressed = async () => {
  await userEvent.click(screen.getByRole('button', { name: t.signIn }))
  await waitFor(() => expect(fromButton()).toHaveLength(1))
}

beforeEach(() => {
  asked.length = 0
  form.remember = true
  browser.cancel.mockClear()
  onSent.mockClear()
  api.mockReset()
  api.mockImplementation((name) =>
    Promise.resolve(name === 'POST /login' ? { merge: null } : { items: [], unpriced: [], currency: 'HUF' }),
  )
  vi.stubGlobal('PublicKeyCredential', { isConditionalMediationAvailable: () => Promise.resolve(true) })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a passkey of the field stays signed in as the form says when it is chosen', async () => {
  open()
  await waitFor(() => expect(fromField()).toHaveLength(1))
  form.remember = false
  fromField()[0]?.answer({ id: 'x' })
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce())
  expect(logins()).toEqual([
    { body: { grant_type: '3rd_party_access_token', provider: 'passkey', token: '{"id":"x"}', remember: false } },
  ])
})

test('why a passkey of the field was not accepted is said, in words about passkeys, and they are offered again', async () => {
  api.mockImplementation((name) =>
    name === 'POST /login'
      ? Promise.reject(new ApiError(401, { code: 'invalid_grant', message: '', requestId: '1' }))
      : Promise.resolve({}),
  )
  open()
  await waitFor(() => expect(fromField()).toHaveLength(1))
  fromField()[0]?.answer({ id: 'x' })
  expect(await screen.findByText(t.notAccepted)).toBeInTheDocument()
  await waitFor(() => expect(fromField()).toHaveLength(2))
})

test('an offer in the field that nobody has asked for fails without a word', async () => {
  open()
  await waitFor(() => expect(fromField()).toHaveLength(1))
  fromField()[0]?.refuse(new Error('AbortError'))
  await act(() => Promise.resolve())
  expect(screen.queryByText(t.signInFailed)).not.toBeInTheDocument()
})

test('while the button asks for a passkey the field does not, however long it takes; afterwards it does again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] })
  open()
  await waitFor(() => expect(fromField()).toHaveLength(1))
  await pressed()
  expect(browser.cancel).toHaveBeenCalledOnce()
  await act(() => vi.advanceTimersByTimeAsync(600_000))
  expect(fromField()).toHaveLength(1)
  fromButton()[0]?.refuse(new Error('NotAllowedError'))
  expect(await screen.findByText(t.cancelled)).toBeInTheDocument()
  await waitFor(() => expect(fromField()).toHaveLength(2))
})

test('an offer whose question is answered after the press of the button is not made', async () => {
  let answerQuestion = (_: object): void => undefined
  api.mockImplementationOnce(() => new Promise((answer) => void (answerQuestion = answer)))
  open()
  await waitFor(() => expect(api).toHaveBeenCalledOnce())
  await pressed()
  await act(async () => answerQuestion({}))
  expect(fromField()).toEqual([])
})
