import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { NextIntlClientProvider } from 'next-intl'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { OrderState } from '#contracts/orders.ts'
import { messages } from '#lib/i18n/messages.ts'
import { orderStateQuery } from '../queries.ts'
import { PaymentActions } from './payment-actions.tsx'
import { PaymentResult } from './payment-result.tsx'

const uuid = '00000000-0000-4000-8000-000000000001'
const none = { gross: 0, net: 0 }
const refused: OrderState['payment'] = {
  method: 'simplepay',
  status: 'not_paid',
  result: 'ERROR',
  transactionId: '512345678',
  retryable: true,
  mayPay: true,
  payableOnDelivery: false,
  otherMethods: [],
}
let payment: OrderState['payment']

const server = setupServer(
  http.get(`*/api/orders/${uuid}/state`, () =>
    HttpResponse.json({
      uuid,
      number: 'K-2026-000001',
      status: 'under_payment',
      payment,
      reservedUntil: null,
      currency: 'HUF',
      itemsTotal: none,
      deliveryPrice: none,
      paymentPrice: none,
      total: none,
      vat: [],
      rateable: false,
    }),
  ),
)
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(() => server.close())
beforeEach(() => {
  payment = refused
})

/** Uses the query as the page of the order does. */
const Order = () => {
  const { data: order } = useQuery(orderStateQuery(uuid))
  return (
    order && (
      <>
        <PaymentResult order={order} />
        <PaymentActions order={order} />
      </>
    )
  )
}

const t = messages.hu.orders

/** Presses the button. The answer holds the new state of the order. */
const retry = async (status: number, code: string, since: Partial<OrderState['payment']>) => {
  server.use(
    http.post(`*/api/orders/${uuid}/payment`, () => {
      payment = { ...refused, ...since }
      return HttpResponse.json({ error: { code, message: '', requestId: '' } }, { status })
    }),
  )
  render(
    <NextIntlClientProvider locale="hu" messages={messages.hu} timeZone="Europe/Budapest">
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <Order />
      </QueryClientProvider>
    </NextIntlClientProvider>,
  )
  await userEvent.click(await screen.findByRole('button', { name: t.actions.retry }))
  expect(await screen.findByText(t.actions.failed)).toBeVisible()
}

test('a payment in another window is shown with the answer', async () => {
  await retry(409, 'payment_not_needed', { status: 'paid', result: 'SUCCESSFUL' })
  expect(await screen.findByText('Sikeres tranzakció.')).toBeVisible()
})

test.each([
  ['hu', 'Inkább Barionnal fizetek'],
  ['en', 'Pay by Barion instead'],
] as const)('in %s: another method is chosen, then its payment page is opened', async (locale, name) => {
  const asked: string[] = []
  server.use(
    http.put(`*/api/orders/${uuid}/payment_method`, async ({ request }) => {
      asked.push(await request.text())
      payment = { ...payment, method: 'barion', status: 'created', result: null, otherMethods: ['simplepay'] }
      return HttpResponse.json({ uuid, number: 'K-2026-000001', status: 'under_payment', payment, reservedUntil: null })
    }),
    http.post(`*/api/orders/${uuid}/payment`, () => {
      asked.push('payment')
      return HttpResponse.json(
        { error: { code: 'payment_failed_to_start', message: '', requestId: '' } },
        { status: 502 },
      )
    }),
  )
  payment = { ...refused, otherMethods: ['barion'] }
  render(
    <NextIntlClientProvider locale={locale} messages={messages[locale]} timeZone="Europe/Budapest">
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <Order />
      </QueryClientProvider>
    </NextIntlClientProvider>,
  )
  await userEvent.click(await screen.findByRole('button', { name }))
  expect(await screen.findByText(messages[locale].orders.actions.failed)).toBeVisible()
  expect(asked).toEqual(['{"paymentMethod":"barion"}', 'payment'])
})

test('the failure of a new attempt replaces that of the attempt before', async () => {
  await retry(502, 'payment_failed_to_start', { status: 'created', result: null, transactionId: null })
  expect(await screen.findByText(t.result.notStarted)).toBeVisible()
  expect(screen.queryByText('Sikertelen tranzakció.')).toBeNull()
})
