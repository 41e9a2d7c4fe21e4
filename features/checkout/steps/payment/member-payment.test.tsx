import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { NextIntlClientProvider } from 'next-intl'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { DefaultMethod, PaymentContext, TransferOffer } from '#contracts/checkout-contexts.ts'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import type { Organization } from '#contracts/organizations.ts'
import { messages } from '#lib/i18n/messages.ts'
import { draftOrderQuery } from '#lib/session/draft-order.ts'
import { meQuery } from '#lib/session/me.ts'
import { organizationQuery } from '#lib/session/organization.ts'
import type { Legal } from '../../server.ts'
import { PaymentForm } from './payment-form.tsx'

const push = vi.hoisted(() => vi.fn<(href: string) => void>())

vi.mock('#lib/routing/navigation.ts', async () => {
  const { createElement } = await import('react')
  return { Link: ({ href, ...rest }: { href: unknown }) => createElement('a', { ...rest, href: String(href) }) }
})
vi.mock('#lib/routing/use-router.ts', () => ({ useRouter: () => ({ push }) }))

const sent = vi.fn<(body: unknown) => void>()
const server = setupServer(
  http.post('*/v2.0/organizations/7/approvals', async ({ request }) => {
    sent(await request.json())
    return HttpResponse.json({})
  }),
  http.put('*/payment_method', () =>
    HttpResponse.json(
      { error: { code: 'organization_billing_required', message: '', requestId: '' } },
      { status: 409 },
    ),
  ),
  http.get('*/v2.0/organizations/7/:list', () => HttpResponse.json({ items: [], isRequired: false })),
)
beforeAll(() => server.listen())
afterAll(() => server.close())
beforeEach(() => void (document.cookie = 'customer=1; Path=/'))
afterEach(() => {
  document.cookie = 'customer=; Path=/; Max-Age=0'
  push.mockClear()
})

const none = { gross: 0, net: 0 }
const contextOf = (id: number, key: string, name: string) =>
  ({ paymentMethod: { id, key, online: false }, name, text: '', price: none }) as unknown as PaymentContext
const transfer = { termDays: 15, isOverLimit: false, isBilledElsewhere: false }
const order = {
  uuid: '0b5a4f0e-6d0c-4f5e-9d43-1f6f7b1c2d3e',
  version: 1,
  currency: 'HUF',
  items: [],
  paymentMethodId: 5,
  offer: null,
  contact: null,
  billing: null,
  delivery: null,
  shipments: [],
  totals: { items: none, costs: [], total: { gross: 3_290, net: 3_133 }, vat: [] },
  minimumOrder: null,
} as unknown as DraftOrder
const t = messages.hu.checkout.member

interface Shown {
  contexts: PaymentContext[]
  transfer: TransferOffer | null
  defaultMethod: DefaultMethod | null
  paymentMethodId?: number | null
}

/** The last step of a member who may order, and may not choose the payment. */
const show = ({ paymentMethodId = 5, ...offered }: Shown) => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } } })
  client.setQueryData(meQuery.queryKey, { id: 1, organizationId: 7 } as never)
  const shown = { ...order, paymentMethodId }
  client.setQueryData(draftOrderQuery.queryKey, shown)
  const organization = {
    id: 7,
    name: 'Iskola',
    billing: null,
    membership: { role: 'ROLE_B2B_SLAVE', permissions: ['B2B_SLAVE_PLACE_ORDER'] },
    credit: null,
    defaultPaymentMethodId: 5,
  } satisfies Organization
  client.setQueryData(organizationQuery(7).queryKey, organization)
  return render(
    <NextIntlClientProvider locale="hu" messages={messages.hu} timeZone="Europe/Budapest">
      <QueryClientProvider client={client}>
        <PaymentForm order={shown} {...offered} legal={{} as Legal} badge={null} items={null} />
      </QueryClientProvider>
    </NextIntlClientProvider>,
  )
}

test('a default over the credit limit goes to a master, without a choice', async () => {
  show({
    contexts: [],
    transfer: { ...transfer, isOverLimit: true },
    defaultMethod: { name: 'Átutalás', isOffered: true },
  })
  expect(screen.getByText(new RegExp(t.overLimitSend))).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: t.send }))
  await waitFor(() => expect(push).toHaveBeenCalledWith('/organization/approvals'))
  expect(sent).toHaveBeenCalledWith(expect.objectContaining({ cart: order.uuid, expectedTotal: 3_290 }))
})

test('what is written beside the order is there again after another step, and gone once it is sent', async () => {
  const over = {
    contexts: [],
    transfer: { ...transfer, isOverLimit: true },
    defaultMethod: { name: 'Átutalás', isOffered: true },
  }
  const { unmount } = show(over)
  await userEvent.type(screen.getByRole('textbox', { name: t.poNumber }), 'MEGR-1')
  await userEvent.type(screen.getByRole('textbox', { name: t.message }), 'Az ötödikeseknek')
  unmount()
  const again = show(over)
  expect(screen.getByRole('textbox', { name: t.poNumber })).toHaveValue('MEGR-1')
  await userEvent.click(screen.getByRole('button', { name: t.send }))
  await waitFor(() => expect(push).toHaveBeenCalledWith('/organization/approvals'))
  expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ poNumber: 'MEGR-1', message: 'Az ötödikeseknek' }))
  again.unmount()
  show(over)
  expect(screen.getByRole('textbox', { name: t.message })).toHaveValue('')
})

test('while the default is not offered, the member reads why there is a choice', () => {
  show({
    contexts: [contextOf(4, 'cash_on_delivery', 'Utánvét')],
    transfer: null,
    defaultMethod: { name: 'Átutalás', isOffered: false },
    paymentMethodId: null,
  })
  expect(screen.getByText(t.freeMethodTitle)).toBeVisible()
  expect(screen.getByText(/\(Átutalás\)/)).toBeVisible()
  expect(screen.queryByText(t.fixedMethod)).toBeNull()
  expect(screen.getByRole('radio', { name: /^Utánvét/ })).toBeEnabled()
})

test('a transfer that somebody else would owe leads to the billing, before and after it is chosen', async () => {
  show({
    contexts: [contextOf(5, 'transfer', 'Átutalás')],
    transfer: { ...transfer, isBilledElsewhere: true },
    defaultMethod: { name: 'Átutalás', isOffered: true },
    paymentMethodId: null,
  })
  expect(screen.getByText(t.billedElsewhereTitle)).toBeVisible()
  expect(screen.getByRole('link', { name: t.toBilling })).toHaveAttribute('href', '/checkout/billing')
  await userEvent.click(screen.getByRole('radio', { name: /^Átutalás/ }))
  expect(await screen.findByText(messages.hu.errors.organization_billing_required)).toBeVisible()
  expect(screen.getAllByRole('link', { name: t.toBilling })).toHaveLength(2)
})
