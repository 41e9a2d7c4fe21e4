import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http } from 'msw'
import { NextIntlClientProvider } from 'next-intl'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { messages } from '#lib/i18n/messages.ts'
import { leavePage } from '#lib/session/leave-page.ts'
import { closeModal } from '#lib/session/modal-queue.ts'
import { type ApiServer, startApiServer } from '#tests/support/api-server.ts'
import { AccountEnd } from './account-end.tsx'
import { ConfirmEmail } from './confirm-email.tsx'
import { EmailChange } from './email-change.tsx'
import { PasswordChange } from './password-change.tsx'
import { ProfileView } from './profile-view.tsx'

vi.mock('#lib/session/leave-page.ts', () => ({ leavePage: vi.fn<(path?: string) => void>() }))

let api: ApiServer
beforeAll(async () => void (api = await startApiServer()))
afterAll(() => api.close())
beforeEach(() => api.clearVisitor())

const open = (part: React.ReactNode, locale: 'hu' | 'en' = 'hu') =>
  render(
    <NextIntlClientProvider locale={locale} messages={messages[locale]} timeZone="Europe/Budapest">
      <QueryClientProvider client={new QueryClient()}>{part}</QueryClientProvider>
    </NextIntlClientProvider>,
  )
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const answer = (method: 'put' | 'post' | 'delete', path: string, status: number, body: object) => {
  const bodies: unknown[] = []
  api.server.use(
    http[method](`*/api${path}`, async ({ request }) => {
      bodies.push(await request.json())
      return Response.json(body, { status })
    }),
  )
  return bodies
}
const refusal = (field: string, code = 'current_password_wrong') => ({
  error: { code, message: '', requestId: '1', issues: [{ field, code: 'wrong_password' }] },
})

test.each([
  ['hu', /^Jelenlegi jelszó/, /^Új jelszó/, 'Megváltoztatom'],
  ['en', /^Current password/, /^New password/, 'Change the password'],
] as const)(
  'a wrong current password is marked at its field, a short new one too (%s)',
  async (locale, old, fresh, button) => {
    const bodies = answer('put', '/v2.0/me/password', 422, refusal('currentPassword'))
    open(<PasswordChange email="anna@example.hu" />, locale)
    await userEvent.type(screen.getByLabelText(old), 'nem-ez-az')
    await userEvent.type(screen.getByLabelText(fresh), 'rovid-7')
    await press(button)
    expect(screen.getByLabelText(fresh)).toHaveAccessibleDescription(
      expect.stringContaining(messages[locale].fields.password_too_short),
    )
    expect(bodies).toEqual([])
    await userEvent.type(screen.getByLabelText(fresh), '-es-hosszu')
    await press(button)
    await vi.waitFor(() => expect(screen.getByLabelText(old)).toHaveFocus())
    expect(screen.getByLabelText(old)).toHaveAccessibleDescription(
      expect.stringContaining(messages[locale].fields.wrong_password),
    )
    expect(bodies).toEqual([{ currentPassword: 'nem-ez-az', newPassword: 'rovid-7-es-hosszu' }])
  },
)

test('a changed password is confirmed, and nothing of it stays in the form', async () => {
  answer('put', '/v2.0/me/password', 200, {})
  open(<PasswordChange email="anna@example.hu" />)
  await userEvent.type(screen.getByLabelText(/^Jelenlegi jelszó/), 'regi-jelszavam')
  await userEvent.type(screen.getByLabelText(/^Új jelszó/), 'uj-jelszavam')
  await press('Megváltoztatom')
  expect(await screen.findByRole('status')).toHaveTextContent('Megváltozott a jelszavad')
  expect(screen.getByLabelText(/^Jelenlegi jelszó/)).toHaveValue('')
  expect(screen.getByLabelText(/^Új jelszó/)).toHaveValue('')
})

test('deleting the account needs its password, and a wrong one leaves the dialog open', async () => {
  const bodies = answer('delete', '/v2.0/me', 422, refusal('password', 'old_password_wrong'))
  open(<AccountEnd />)
  await press('Törlöm a fiókomat')
  const dialog = within(screen.getByRole('dialog', { name: 'Biztosan törlöd a fiókodat?' }))
  expect(dialog.getByText(/nyolc évig/)).toBeVisible()
  await press('Végleg törlöm')
  expect(bodies).toEqual([])
  await userEvent.type(dialog.getByLabelText(/^A jelszavad/), 'nem-ez-az')
  await press('Végleg törlöm')
  await vi.waitFor(() => expect(dialog.getByLabelText(/^A jelszavad/)).toHaveFocus())
  expect(bodies).toEqual([{ password: 'nem-ez-az' }])
  expect(dialog.getByRole('alert')).toHaveTextContent('Nem sikerült törölni a fiókot')
  await press('Mégsem')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('a session that has run out does not stand in the way of deleting the account', async () => {
  const runOut = { error: { code: 'unauthenticated', message: '', requestId: '1' } }
  const replies = [Response.json(runOut, { status: 401 }), Response.json({})]
  const bodies: unknown[] = []
  api.server.use(
    http.delete('*/api/v2.0/me', async ({ request }) => {
      bodies.push(await request.json())
      return replies.shift()
    }),
  )
  open(<AccountEnd />)
  await press('Törlöm a fiókomat')
  await userEvent.type(screen.getByLabelText(/^A jelszavad/), 'az-en-jelszavam')
  await press('Végleg törlöm')
  await vi.waitFor(() => expect(bodies).toHaveLength(1))
  await vi.waitFor(() => {
    closeModal('signIn', true)
    expect(leavePage).toHaveBeenCalledExactlyOnceWith('/sikeres-torles')
  })
  expect(bodies).toEqual([{ password: 'az-en-jelszavam' }, { password: 'az-en-jelszavam' }])
})

test('another address: a wrong password is marked, the mail is announced', async () => {
  const refused = answer('post', '/v2.0/me/email_change', 422, refusal('password', 'old_password_wrong'))
  open(<EmailChange hasPassword />)
  await press('Megváltoztatom a címemet')
  await userEvent.type(screen.getByLabelText(/^Új e-mail-cím/), ' uj@example.hu ')
  await userEvent.type(screen.getByLabelText(/^A jelszavad/), 'nem-ez-az')
  await press('Kérem a levelet')
  await vi.waitFor(() => expect(screen.getByLabelText(/^A jelszavad/)).toHaveFocus())
  expect(refused).toEqual([{ email: 'uj@example.hu', password: 'nem-ez-az' }])

  answer('post', '/v2.0/me/email_change', 200, { status: 'mail_sent' })
  await press('Kérem a levelet')
  expect(await screen.findByText(/Levelet küldtünk erre a címre: uj@example\.hu\./)).toBeInTheDocument()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('an account without a password has to get one first', () => {
  open(<EmailChange hasPassword={false} />)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  expect(screen.getByText(/Előbb állíts be egyet/)).toBeInTheDocument()
})

test('the link of the mail changes nothing until its button is pressed', async () => {
  window.location.hash = `#token=${'a'.repeat(43)}`
  const bodies = answer('put', '/v2.0/me/email', 200, { email: 'uj@example.hu' })
  open(<ConfirmEmail />)
  const button = screen.getByRole('button', { name: 'Igen, ez az új címem' })
  await userEvent.type(screen.getByLabelText(/jelszava/), 'regi-jelszavam')
  expect(bodies).toEqual([])
  await userEvent.click(button)
  expect(await screen.findByText(/Mostantól ezzel lépj be: uj@example\.hu/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Belépés' })).toBeInTheDocument()
  window.location.hash = ''
})

test.each([
  { who: 'the customer', until: undefined, parts: 1 },
  { who: 'an operator', until: '2026-11-26T10:00:00.000Z', parts: 0 },
])('what is for the customer alone is shown to $who: $parts', async ({ until, parts }) => {
  const me = {
    email: 'anna@example.hu',
    organizationName: null,
    personalInfo: { name: { type: 'separated', firstName: 'Anna', lastName: 'Édes' } },
    credentials: [{ provider: 'password', addedAt: null, email: null }],
  }
  document.cookie = 'customer=1; Path=/'
  if (until) document.cookie = `impersonation=${until}; Path=/`
  api.server.use(
    http.get('*/api/v2.0/me', () => Response.json(me)),
    http.get('*/api/v2.0/me/impersonations', () => Response.json({ items: [] })),
  )
  open(<ProfileView providers={[]} newsletter={null} />)
  await screen.findByText(/anna@example\.hu/)
  await screen.findByRole('button', { name: messages.hu.profile.save })
  await act(() => vi.dynamicImportSettled())
  expect(screen.queryAllByRole('button', { name: messages.hu.profile.email.open })).toHaveLength(parts)
  expect(screen.queryAllByText(messages.hu.profile.inPersonOnly)).toHaveLength(1 - parts)
})
