import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http } from 'msw'
import { NextIntlClientProvider } from 'next-intl'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { messages } from '#lib/i18n/messages.ts'
import { type ApiServer, startApiServer } from '#tests/support/api-server.ts'
import { ConfirmEmail } from './confirm-email.tsx'

let api: ApiServer
beforeAll(async () => void (api = await startApiServer()))
afterAll(() => api.close())
beforeEach(() => {
  api.clearVisitor()
  document.cookie = 'customer=; max-age=0'
  window.location.hash = `#token=${token}`
})

const token = 'z'.repeat(43)
const t = messages.hu.registration.newEmail
const open = () =>
  render(
    <NextIntlClientProvider locale="hu" messages={messages.hu} timeZone="Europe/Budapest">
      <QueryClientProvider client={new QueryClient()}>
        <ConfirmEmail />
      </QueryClientProvider>
    </NextIntlClientProvider>,
  )
const press = () => userEvent.click(screen.getByRole('button', { name: t.submit }))
const password = () => screen.queryByLabelText(new RegExp(`^${t.password}`))
/** Answers as the backend does to a session of another account, and to the password. */
const answer = () => {
  const bodies: unknown[] = []
  api.server.use(
    http.put('*/api/v2.0/me/email', async ({ request }) => {
      const body = (await request.json()) as { password?: string }
      bodies.push(body)
      if (body.password !== undefined) return Response.json({ email: 'uj@example.hu' })
      const issues = [{ field: 'password', code: 'required' }]
      const error = { code: 'password_required', message: '', requestId: '1', issues }
      return Response.json({ error }, { status: 403 })
    }),
  )
  return bodies
}

test('a guest is asked for the password before anything is sent', async () => {
  const bodies = answer()
  open()
  await press()
  expect(password()).toHaveFocus()
  expect(bodies).toEqual([])
  await userEvent.type(password() as HTMLElement, 'hosszu-jelszo{Enter}')
  expect(await screen.findByText(t.doneTitle)).toBeVisible()
  expect(bodies).toEqual([{ token, password: 'hosszu-jelszo' }])
})

test('a customer presses without one, and is asked for it in a session of another account', async () => {
  const bodies = answer()
  document.cookie = 'customer=1'
  open()
  expect(password()).toBeNull()
  await press()
  expect(await screen.findByText(messages.hu.errors.password_required)).toBeVisible()
  expect(bodies).toEqual([{ token }])
  await userEvent.type(password() as HTMLElement, 'hosszu-jelszo')
  await press()
  expect(await screen.findByText(t.doneTitle)).toBeVisible()
})
