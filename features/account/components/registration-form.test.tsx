import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http } from 'msw'
import { NextIntlClientProvider } from 'next-intl'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newsletterConsent } from '#contracts/newsletter-consent.ts'
import { messages } from '#lib/i18n/messages.ts'
import { type ApiServer, startApiServer } from '#tests/support/api-server.ts'
import { RegistrationForm } from './registration-form.tsx'

let api: ApiServer
beforeAll(async () => void (api = await startApiServer()))
afterAll(() => api.close())
beforeEach(() => api.clearVisitor())

const open = (locale: 'hu' | 'en' = 'hu') =>
  render(
    <NextIntlClientProvider locale={locale} messages={messages[locale]} timeZone="Europe/Budapest">
      <QueryClientProvider client={new QueryClient()}>
        <RegistrationForm providers={[]} consent="Kérem a hírlevelet" privacy="Adatkezelés" />
      </QueryClientProvider>
    </NextIntlClientProvider>,
  )
const field = (name: RegExp) => screen.getByLabelText(name)
const fill = async (email: string) => {
  await userEvent.type(field(/^Vezetéknév/), 'Édes')
  await userEvent.type(field(/^Keresztnév/), 'Anna')
  await userEvent.type(field(/^E-mail-cím/), email)
  await userEvent.type(field(/^Jelszó/), 'hosszu-jelszo')
}
const send = (name = 'Regisztrálok') => userEvent.click(screen.getByRole('button', { name }))

test.each([
  ['hu', 'Regisztrálok', /^Vezetéknév/],
  ['en', 'Register', /^First name/],
] as const)('after an empty form the first field of the page has the focus (%s)', async (locale, button, first) => {
  open(locale)
  await send(button)
  expect(field(first)).toHaveFocus()
  expect(api.calls).toEqual([])
})

test('an address that only the server refuses is marked, and what was typed stays', async () => {
  api.server.use(
    http.put('*/api/v2.0/customer', () =>
      Response.json(
        {
          error: {
            code: 'invalid_data_provided',
            message: '',
            requestId: '1',
            issues: [{ field: 'credentials.email', code: 'invalid_email' }],
          },
        },
        { status: 400 },
      ),
    ),
  )
  open()
  await fill('anna@pelda.hu')
  await send()
  expect(await screen.findByText(messages.hu.fields.invalid_email)).toBeVisible()
  expect(field(/^E-mail-cím/)).toHaveFocus()
  expect(field(/^Jelszó/)).toHaveValue('hosszu-jelszo')
})

test('the form sends the consent that was given, and then shows the address', async () => {
  const bodies: unknown[] = []
  api.server.events.on('request:start', ({ request }) => {
    if (request.method === 'PUT')
      void request
        .clone()
        .json()
        .then((body) => bodies.push(body))
  })
  open()
  await fill(' Anna@pelda.hu ')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Kérem a hírlevelet' }))
  await send()
  expect(await screen.findByRole('status')).toHaveTextContent('Anna@pelda.hu')
  expect(bodies).toEqual([
    {
      credentials: { lastName: 'Édes', firstName: 'Anna', email: 'Anna@pelda.hu', password: 'hosszu-jelszo' },
      newsletter: newsletterConsent,
    },
  ])
})
