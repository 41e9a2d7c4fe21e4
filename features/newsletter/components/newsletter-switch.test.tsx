import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http } from 'msw'
import { NextIntlClientProvider } from 'next-intl'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newsletterConsent } from '#contracts/newsletter-consent.ts'
import { messages } from '#lib/i18n/messages.ts'
import { type ApiServer, startApiServer } from '#tests/support/api-server.ts'
import { NewsletterSwitch } from './newsletter-switch.tsx'

let api: ApiServer
beforeAll(async () => void (api = await startApiServer()))
afterAll(() => api.close())
beforeEach(() => {
  api.clearVisitor()
  document.cookie = 'customer=1'
})

const email = 'anna@example.hu'

/** The list with its one address, as the calls see it. */
const openList = (isOn: boolean) => {
  const list = { isOn, bodies: [] as unknown[] }
  api.server.use(
    http.get('*/api/v2.0/me', () => Response.json({ email })),
    http.get('*/api/v2.0/me/subscription', () => Response.json({ confirmed: list.isOn })),
    http.post('*/api/v2.0/subscriptions', async ({ request }) => {
      list.bodies.push(await request.json())
      list.isOn = true
      return Response.json({ status: 'confirmed' })
    }),
    http.delete('*/api/v2.0/subscriptions/:email', ({ params }) => {
      list.bodies.push(params.email)
      list.isOn = false
      return Response.json({})
    }),
  )
  return list
}
const open = (locale: 'hu' | 'en') =>
  render(
    <NextIntlClientProvider locale={locale} messages={messages[locale]} timeZone="Europe/Budapest">
      <QueryClientProvider client={new QueryClient()}>
        <NewsletterSwitch company="Kolofon Kft." />
      </QueryClientProvider>
    </NextIntlClientProvider>,
  )

test.each(['hu', 'en'] as const)('a customer joins below the text of the consent, and leaves (%s)', async (locale) => {
  const list = openList(false)
  const t = messages[locale].newsletter
  open(locale)
  const join = await screen.findByRole('button', { name: t.submit })
  expect(screen.getByText(/Kolofon Kft\./)).toBeInTheDocument()
  await userEvent.click(join)
  await screen.findByText(t.switchOn.replace('{email}', email))
  await userEvent.click(screen.getByRole('button', { name: t.leaveAction }))
  await screen.findByRole('button', { name: t.submit })
  expect(list.bodies).toEqual([{ email, consent: newsletterConsent }, email])
})

test('where the owner has to confirm, the switch says that a mail was sent', async () => {
  openList(false)
  api.server.use(http.post('*/api/v2.0/subscriptions', () => Response.json({ status: 'confirmation_sent' })))
  open('hu')
  const t = messages.hu.newsletter
  await userEvent.click(await screen.findByRole('button', { name: t.submit }))
  expect(await screen.findByRole('status')).toHaveTextContent(t.outcomes.sent.text)
  expect(screen.getByRole('button', { name: t.submit })).toBeVisible()
})

test('a failure is announced, and the list stays as it was', async () => {
  openList(true)
  api.server.use(
    http.delete('*/api/v2.0/subscriptions/:email', () =>
      Response.json({ error: { code: 'service_unavailable', message: '', requestId: '1' } }, { status: 503 }),
    ),
  )
  open('hu')
  await userEvent.click(await screen.findByRole('button', { name: 'Leiratkozom' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(messages.hu.errors.service_unavailable)
  expect(screen.getByText(/Ide küldjük a hírlevelet: anna@example\.hu/)).toBeInTheDocument()
})
