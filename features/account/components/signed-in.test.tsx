import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ToastRegion } from '#components/ui/toast-region.tsx'
import { useToasts } from '#components/ui/toast-store.ts'
import { messages } from '#lib/i18n/messages.ts'
import { SignedIn } from './signed-in.tsx'

const page = vi.hoisted(() => ({ segments: [''], push: vi.fn<(href: unknown) => void>() }))
vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  useSelectedLayoutSegments: () => page.segments,
}))
vi.mock('#lib/routing/use-router.ts', () => ({ useRouter: () => ({ push: page.push }) }))
vi.mock('#lib/api/browser.ts', () => ({
  call: async () => ({
    organizationName: null,
    personalInfo: { displayName: 'Kovács Anna' },
    overdueInvoice: { number: 'K-2026-7', orderUuid: 'u-1' },
  }),
}))

const t = messages.hu.account
beforeEach(() => {
  page.segments = ['(listing)']
  page.push.mockClear()
})
afterEach(() => {
  useToasts.setState({ toasts: [] })
  document.cookie = 'notifications=; path=/; max-age=0'
})

const show = async () => {
  const { unmount } = render(
    <NextIntlClientProvider locale="hu" messages={{ account: t }} timeZone="Europe/Budapest">
      <QueryClientProvider client={new QueryClient()}>
        <SignedIn />
        <ToastRegion label="Értesítések" closeLabel="Bezárás" />
      </QueryClientProvider>
    </NextIntlClientProvider>,
  )
  expect(await screen.findByRole('link', { name: `Fiókom: Kovács Anna, ${t.overdue}` })).toBeInTheDocument()
  return unmount
}

test('an overdue invoice is announced until the notification is closed, and not again', async () => {
  const unmount = await show()
  await userEvent.click(await screen.findByRole('button', { name: 'Bezárás' }))
  await waitFor(() => expect(screen.queryByText(t.overdue)).not.toBeInTheDocument())
  expect(document.cookie).toContain('notifications=overdue-K-2026-7')
  unmount()
  await show()
  expect(screen.queryByText(t.overdue)).not.toBeInTheDocument()
})

test('its action leads to the order', async () => {
  await show()
  await userEvent.click(await screen.findByRole('button', { name: t.myAccount }))
  expect(page.push).toHaveBeenCalledWith({ pathname: '/customer/orders/[id]/details/view', params: { id: 'u-1' } })
})

test('the account itself says it in full, without a notification', async () => {
  page.segments = ['(selfcare)', 'orders']
  await show()
  expect(screen.queryByText(t.overdue)).not.toBeInTheDocument()
})
