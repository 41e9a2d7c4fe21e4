import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { beforeEach, expect, test, vi } from 'vitest'
import type { ErrorCode } from '#contracts/errors.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { messages } from '#lib/i18n/messages.ts'
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
