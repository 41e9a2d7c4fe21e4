import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { beforeEach, expect, test, vi } from 'vitest'
import type { ApprovalRequest } from '#contracts/approvals.ts'
import { messages } from '#lib/i18n/messages.ts'
import { ReopenButton } from './reopen-button.tsx'

type Call = (name: string, input: object, options?: { idempotencyKey?: string }) => Promise<unknown>
const [api, push] = vi.hoisted(() => [vi.fn<Call>(), vi.fn<(to: string) => void>()])
vi.mock('#lib/api/browser.ts', () => ({ call: api }))
vi.mock('#lib/routing/use-router.ts', () => ({ useRouter: () => ({ push }) }))

const { approvals: t } = messages.hu.organization
const line = {
  row: null,
  variantId: 2,
  name: 'Toldi',
  requested: 2,
  taken: 0,
  code: 'item_not_found',
  message: 'Nincs.',
}

const show = (status: ApprovalRequest['status']) =>
  render(
    <NextIntlClientProvider locale="hu" messages={messages.hu} timeZone="Europe/Budapest">
      <QueryClientProvider client={new QueryClient()}>
        <ReopenButton organizationId={5} request={{ id: 'a', version: 3, status } as ApprovalRequest} total="100 Ft" />
      </QueryClientProvider>
    </NextIntlClientProvider>,
  )

beforeEach(() => {
  api.mockReset()
  push.mockReset()
})

test('what waits is withdrawn and leads to the cart; a lost answer is asked for with the same key', async () => {
  api.mockRejectedValueOnce(new Error('away')).mockResolvedValue({ report: null })
  show('pending')
  const button = screen.getByRole('button', { name: `${t.withdraw}: 100 Ft` })
  await userEvent.click(button)
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
  expect(push).not.toHaveBeenCalled()
  await userEvent.click(button)
  await waitFor(() => expect(push).toHaveBeenCalledWith('/cart'))
  const [first, second] = api.mock.calls
  expect(second).toEqual(first)
  expect(first?.[1]).toEqual({ params: { groupId: 5, id: 'a' }, body: { version: 3 } })
})

test('what was refused comes back; a report says what did not come along, and leads to the cart', async () => {
  api.mockResolvedValue({ report: { lines: [{ ...line, outcome: 'refused' }] } })
  show('refused')
  await userEvent.click(screen.getByRole('button', { name: `${t.backToCart}: 100 Ft` }))
  expect(await screen.findByText('Toldi')).toBeVisible()
  expect(push).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: messages.hu.cartReport.ok }))
  expect(push).toHaveBeenCalledWith('/cart')
})
