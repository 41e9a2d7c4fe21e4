import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { sql } from 'drizzle-orm'
import { http } from 'msw'
import { NextIntlClientProvider } from 'next-intl'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { call } from '#lib/api/browser.ts'
import { messages } from '#lib/i18n/messages.ts'
import { type ApiServer, startApiServer } from '#tests/support/api-server.ts'
import { OrganizationView } from './organization-view.tsx'

let api: ApiServer
beforeAll(async () => void (api = await startApiServer()))
afterAll(() => api.close())
beforeEach(() => api.clearVisitor())

const { organization: t, errors } = messages.hu

/** Opens the page as the master of the demo school, who is its only member. */
const open = async () => {
  await call('POST /login', {
    body: { grant_type: 'password', email: 'iskola@kolofon.example', password: 'kolofon-demo' },
  })
  render(
    <NextIntlClientProvider locale="hu" messages={messages.hu} timeZone="Europe/Budapest">
      <QueryClientProvider client={new QueryClient()}>
        <OrganizationView addresses={null} />
      </QueryClientProvider>
    </NextIntlClientProvider>,
  )
  await screen.findByText('iskola@kolofon.example')
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const addresses = () => screen.findByLabelText(new RegExp(`^${t.addresses}`))

test('the last master cannot leave, and reads why', async () => {
  await open()
  await press(t.leaveLabel)
  const dialog = within(screen.getByRole('dialog', { name: t.leaveTitle }))
  await userEvent.click(dialog.getByRole('button', { name: t.leaveConfirm }))
  expect(await dialog.findByRole('alert')).toHaveTextContent(errors.last_master)
})

test('a pasted list and a file are read, and what is no address is named at the field', async () => {
  await open()
  await press(t.invite)
  await userEvent.type(await addresses(), 'anna@iskola')
  await press(t.send)
  expect(await addresses()).toHaveAccessibleDescription(
    expect.stringContaining(t.wrongAddresses.replace('{addresses}', 'anna@iskola')),
  )
  expect(await addresses()).toHaveFocus()
  await userEvent.clear(await addresses())
  await userEvent.upload(
    screen.getByLabelText(new RegExp(`^${t.file}`)),
    new File(['Név;E-mail\nKis Anna;anna@iskola.hu\nNagy Béla;bela@iskola.hu'], 'nevsor.csv', { type: 'text/csv' }),
  )
  await expect
    .poll(async () => ((await addresses()) as HTMLTextAreaElement).value)
    .toBe('anna@iskola.hu\nbela@iskola.hu')
  await userEvent.type(await addresses(), '\niskola@kolofon.example')
  await press(t.send)
  const dialog = within(screen.getByRole('dialog', { name: t.inviteTitle }))
  expect((await dialog.findAllByRole('status'))[0]).toHaveTextContent('2 meghívót küldtünk el')
  expect(dialog.getByText(`iskola@kolofon.example: ${t.refused.already_member}`)).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: t.done }))
  expect(await screen.findByText('anna@iskola.hu')).toBeVisible()
  expect(screen.getByText('bela@iskola.hu')).toBeVisible()
})

test('a master reads that the payment method of members is not offered any more', async () => {
  const { db } = api.services
  await db.execute(
    sql`update organizations set default_payment_method_id = (select id from payment_methods where key = 'cash_on_delivery')`,
  )
  await db.execute(sql`update payment_methods set enabled = false where key = 'cash_on_delivery'`)
  try {
    await open()
    expect(await screen.findByText(t.method.goneTitle)).toBeVisible()
    expect(screen.getByRole('combobox', { name: t.method.label })).toHaveDisplayValue(
      t.method.gone.replace('{method}', 'Utánvét'),
    )
  } finally {
    await db.execute(sql`update payment_methods set enabled = true where key = 'cash_on_delivery'`)
    await db.execute(sql`update organizations set default_payment_method_id = null`)
  }
})

test('permissions are those of colleagues: a manager needs none', async () => {
  await open()
  await press(t.invite)
  expect(await screen.findAllByRole('checkbox')).toHaveLength(7)
  await userEvent.click(screen.getByRole('radio', { name: new RegExp(`^${t.roles.ROLE_B2B_MASTER}`) }))
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
})

const fileField = () => screen.getByLabelText(new RegExp(`^${t.file}`))
const choose = async (text: string) =>
  userEvent.upload(
    screen.getByLabelText(new RegExp(`^${t.file}`)),
    new File([text], 'nevsor.csv', { type: 'text/csv' }),
  )

test('a file takes nothing away: wrong addresses are named at once, and it can be chosen again', async () => {
  await open()
  await press(t.invite)
  await addresses()
  await choose('anna@iskola.hu;bela@iskola')
  const named = t.wrongAddresses.replace('{addresses}', 'bela@iskola')
  await waitFor(async () => expect(await addresses()).toHaveAccessibleDescription(expect.stringContaining(named)))
  await userEvent.clear(await addresses())
  await choose('anna@iskola.hu')
  await expect.poll(async () => ((await addresses()) as HTMLTextAreaElement).value).toBe('anna@iskola.hu')
  expect(fileField()).toHaveValue('')
  await choose('x@y.hu '.repeat(20_000))
  const tooMany = t.tooMany.replace('{max}', '50')
  await waitFor(() => expect(fileField()).toHaveAccessibleDescription(expect.stringContaining(tooMany)))
})

test('where nobody could be invited, each address has its reason', async () => {
  await open()
  await press(t.invite)
  await userEvent.type(await addresses(), 'iskola@kolofon.example, cili@iskola.hu')
  await press(t.send)
  await press(t.done)
  await press(t.invite)
  await userEvent.type(await addresses(), 'iskola@kolofon.example, cili@iskola.hu')
  await press(t.send)
  const dialog = within(screen.getByRole('dialog', { name: t.inviteTitle }))
  expect(await dialog.findByText(`iskola@kolofon.example: ${t.refused.already_member}`)).toBeVisible()
  expect(dialog.getByText(`cili@iskola.hu: ${t.refused.invitation_already_exists}`)).toBeVisible()
  expect(dialog.queryByText(t.sentText)).toBeNull()
})

test('each button is named by what stands on it, and after a revocation the focus is at the next thing to do', async () => {
  await open()
  await press(t.invite)
  const email = `${crypto.randomUUID()}@iskola.hu`
  await userEvent.type(await addresses(), email)
  await press(t.send)
  await press(t.done)
  await screen.findByText(email)
  for (const button of screen.getAllByRole('button'))
    expect(button).toHaveAccessibleName(expect.stringContaining(button.textContent))
  await press(t.revokeOf.replace('{email}', email))
  api.server.use(
    http.delete(
      '*/api/v2.0/invitations/:id',
      () => Response.json({ error: { code: 'service_unavailable', message: '', requestId: '1' } }, { status: 503 }),
      { once: true },
    ),
  )
  await press(t.revokeConfirm)
  expect(await screen.findByRole('alert')).toHaveTextContent(errors.service_unavailable)
  await press(t.cancel)
  await press(t.revokeOf.replace('{email}', email))
  expect(screen.queryByRole('alert'), 'the failure before').toBeNull()
  await press(t.revokeConfirm)
  await expect.poll(() => screen.queryByText(email)).toBeNull()
  await waitFor(() => expect(screen.getByRole('button', { name: t.invite })).toHaveFocus())
})
