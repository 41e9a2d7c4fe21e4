import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { ErrorCode } from '#contracts/errors.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { messages } from '#lib/i18n/messages.ts'
import { ConfirmByProvider } from './confirm-by-provider.tsx'
import { SocialButtons } from './social-buttons.tsx'
import { SocialReturn } from './social-return.tsx'

type Reply = object | ErrorCode
const calls: [name: string, input: object][] = []
const replies: Record<string, Reply> = {}

vi.mock('#lib/api/browser.ts', () => ({
  call: (name: string, input: object) => {
    calls.push([name, input])
    const reply = replies[name] ?? {}
    return typeof reply === 'string'
      ? Promise.reject(new ApiError(403, { code: reply as ErrorCode, message: '', requestId: '1' }, 0))
      : Promise.resolve(reply)
  },
}))

const { credentials: t, registration } = messages.hu
const said = { provider: 'google', email: 'anna@pelda.hu', isEmailProven: false, firstName: 'Anna', lastName: 'Édes' }

const open = (search: string) => {
  window.history.replaceState(null, '', `/bejelentkezes${search}`)
  return render(
    <NextIntlClientProvider locale="hu" messages={messages.hu} timeZone="Europe/Budapest">
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <SocialReturn consent="Kérem a hírlevelet" privacy="Adatkezelés">
          <p>űrlap</p>
        </SocialReturn>
      </QueryClientProvider>
    </NextIntlClientProvider>,
  )
}
const openPart = (part: ReactNode) =>
  render(
    <NextIntlClientProvider locale="hu" messages={messages.hu} timeZone="Europe/Budapest">
      <QueryClientProvider client={new QueryClient()}>{part}</QueryClientProvider>
    </NextIntlClientProvider>,
  )
const names = () => calls.map(([name]) => name)

beforeEach(() => {
  calls.length = 0
  for (const name of Object.keys(replies)) delete replies[name]
})

test('without a return the usual form is shown, and nothing is called', () => {
  open('?redirectPath=/kosar')
  expect(screen.getByText('űrlap')).toBeInTheDocument()
  expect(calls).toEqual([])
})

test.each(['cancelled', 'expired', 'refused', 'unavailable'] as const)('%s is said above the form', (outcome) => {
  open(`?provider=google&outcome=${outcome}`)
  expect(screen.getByText(t.outcomes[outcome].replace('{provider}', 'Google'))).toBeInTheDocument()
  expect(screen.getByText('űrlap')).toBeInTheDocument()
  expect(calls).toEqual([])
})

test('an outcome or a provider that nobody knows is none', () => {
  open('?provider=evil&outcome=verified')
  open('?provider=google&outcome=evil')
  expect(screen.getAllByText('űrlap')).toHaveLength(2)
  expect(calls).toEqual([])
})

test('a visit that is no longer valid leads back to the form', async () => {
  replies['POST /login'] = 'invalid_grant'
  open('?provider=google&outcome=verified')
  expect(await screen.findByText(t.outcomes.expired)).toBeInTheDocument()
  expect(screen.getByText('űrlap')).toBeInTheDocument()
})

test('what the provider has not proven is asked for, and sent without the token', async () => {
  replies['POST /login'] = 'registration_required'
  replies['GET /v2.0/sign_in_attempts/current'] = said
  replies['PUT /v2.0/customer'] = { status: 'confirmation_sent' }
  open('?provider=google&outcome=verified')
  expect(await screen.findByDisplayValue('anna@pelda.hu')).toBeInTheDocument()
  expect(names()).not.toContain('PUT /v2.0/customer')
  await userEvent.click(screen.getByRole('button', { name: registration.register.submit }))
  expect(await screen.findByText(t.sentTitle)).toBeInTheDocument()
  expect(calls.at(-1)).toEqual([
    'PUT /v2.0/customer',
    {
      body: {
        credential: { provider: 'google' },
        profile: { firstName: 'Anna', lastName: 'Édes', email: 'anna@pelda.hu' },
      },
    },
  ])
})

test('an account of a proven address needs no form', async () => {
  replies['POST /login'] = 'registration_required'
  replies['GET /v2.0/sign_in_attempts/current'] = { ...said, isEmailProven: true }
  replies['PUT /v2.0/customer'] = { status: 'confirmation_sent' }
  open('?provider=google&outcome=verified')
  expect(await screen.findByText(t.sentAnywhere)).toBeInTheDocument()
  expect(names()).toEqual(['POST /login', 'GET /v2.0/sign_in_attempts/current', 'PUT /v2.0/customer'])
})

test('an account whose sign-in has failed is there: the form to sign in says so', async () => {
  replies['POST /login'] = 'registration_required'
  replies['GET /v2.0/sign_in_attempts/current'] = { ...said, isEmailProven: true }
  replies['PUT /v2.0/customer'] = { status: 'registered' }
  open('?provider=google&outcome=verified')
  expect(await screen.findByText(registration.confirm.doneTitle)).toBeInTheDocument()
  expect(screen.getByText('űrlap')).toBeInTheDocument()
})

test.each([
  { code: 'invalid_data_provided', shown: () => screen.findByDisplayValue('anna@pelda.hu') },
  { code: 'service_unavailable', shown: () => screen.findByText(messages.hu.errors.service_unavailable) },
] as const)('only data that are missing are asked for: $code', async ({ code, shown }) => {
  replies['POST /login'] = 'registration_required'
  replies['GET /v2.0/sign_in_attempts/current'] = { ...said, isEmailProven: true }
  replies['PUT /v2.0/customer'] = code
  open('?provider=google&outcome=verified')
  expect(await shown()).toBeInTheDocument()
  expect(screen.queryAllByRole('textbox').length > 0).toBe(code === 'invalid_data_provided')
})

test('a confirmed registration whose sign-in has failed does not look like a failed one', async () => {
  replies['POST /login'] = 'service_unavailable'
  openPart(<ConfirmByProvider provider="google" outcome="verified" />)
  expect(await screen.findByText(registration.confirm.doneTitle)).toBeInTheDocument()
  expect(screen.queryByText(registration.confirm.failed)).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: registration.toSignIn })).toBeInTheDocument()
})

test('the Back button finds the buttons of the providers ready again', async () => {
  // The only address that the document of a test can visit.
  replies['POST /v2.0/sign_in_attempts'] = { url: '#provider' }
  openPart(<SocialButtons providers={['google', 'facebook']} hasReaders />)
  const [google, facebook] = ['Google', 'Facebook'].map((provider) =>
    screen.getByRole('button', { name: t.signInWith.replace('{provider}', provider) }),
  )
  await userEvent.click(google as HTMLElement)
  await vi.waitFor(() => expect(window.location.hash).toBe('#provider'))
  expect(facebook).toBeDisabled()
  window.dispatchEvent(new Event('pageshow'))
  await vi.waitFor(() => expect(facebook).toBeEnabled())
})
