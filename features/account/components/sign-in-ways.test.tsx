import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Me } from '#contracts/session.ts'
import { messages } from '#lib/i18n/messages.ts'
import { SignInWays } from './sign-in-ways.tsx'

const calls: [name: string, input: object][] = []
vi.mock('#lib/api/browser.ts', () => ({
  call: (name: string, input: object) => {
    calls.push([name, input])
    return Promise.resolve({})
  },
}))

type Provider = Me['credentials'][number]['provider']
const addedAt = '2026-03-01T10:00:00.000Z'
const { credentials: t } = messages.hu

const open = (providers: Provider[], search = '', locale: 'hu' | 'en' = 'hu') => {
  window.history.replaceState(null, '', `/profiladatok${search}`)
  const me = { credentials: providers.map((provider) => ({ provider, addedAt, email: null })) } as unknown as Me
  return render(
    <NextIntlClientProvider locale={locale} messages={messages[locale]} timeZone="Europe/Budapest">
      <QueryClientProvider client={new QueryClient()}>
        <SignInWays me={me} providers={['google', 'facebook']} />
      </QueryClientProvider>
    </NextIntlClientProvider>,
  )
}
beforeEach(() => void calls.splice(0))

test('passkeys have a part of their own: here they are neither listed nor taken for a password', () => {
  open(['passkey', 'google'])
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  expect(screen.queryByText(t.passwordWay)).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: t.remove.open.replace('{provider}', 'Google') })).toBeInTheDocument()
})

test('the only way is said to be so where it is listed', () => {
  open(['google'])
  expect(screen.getByText(t.only)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: t.remove.open.replace('{provider}', 'Google') })).not.toBeInTheDocument()
})

test('an only passkey is not', () => {
  open(['passkey'])
  expect(screen.queryByText(t.only)).not.toBeInTheDocument()
})

test('the provider from which the customer has come back is added once, and a reload adds nothing', async () => {
  const back = open(['password'], '?provider=google&outcome=verified')
  expect(await screen.findByText(t.add.done.replace('{provider}', 'Google'))).toBeInTheDocument()
  expect(calls).toEqual([['POST /v2.0/me/credentials', { body: { provider: 'google' } }]])
  const { search } = window.location
  back.unmount()
  open(['password', 'google'], search)
  expect(calls).toHaveLength(1)
})

test.each(['cancelled', 'expired', 'refused', 'unavailable'] as const)(
  'who is signed in is not told to sign in in another way: %s',
  (outcome) => {
    for (const locale of ['hu', 'en'] as const) {
      const back = open(['password'], `?provider=google&outcome=${outcome}`, locale)
      expect(back.container).toHaveTextContent(messages[locale].credentials.add.failed)
      expect(back.container).not.toHaveTextContent(/másként|another way/)
      back.unmount()
    }
    expect(calls).toEqual([])
  },
)

test.each([
  { has: ['password', 'google'] as Provider[], typed: 'a-jelszavam', body: { password: 'a-jelszavam' } },
  { has: ['facebook', 'google'] as Provider[], typed: '', body: {} },
])('removing asks for the password of an account that has one: $body', async ({ has, typed, body }) => {
  open(has)
  await userEvent.click(screen.getByRole('button', { name: t.remove.open.replace('{provider}', 'Google') }))
  const password = screen.queryByLabelText(new RegExp(`^${t.password}`))
  expect(password !== null).toBe(typed !== '')
  if (password) await userEvent.type(password, typed)
  await userEvent.click(screen.getByRole('button', { name: t.remove.confirm }))
  expect(await screen.findByText(t.remove.done.replace('{provider}', 'Google'))).toBeInTheDocument()
  expect(calls).toEqual([['DELETE /v2.0/me/credentials/{provider}', { params: { provider: 'google' }, body }]])
})
