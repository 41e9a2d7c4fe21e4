import { act, render, screen, waitFor } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ToastRegion } from '#components/ui/toast-region.tsx'
import { cookiesEvent } from '#lib/api/cookies-event.ts'
import { messages } from '#lib/i18n/messages.ts'
import { leavePage } from '#lib/session/leave-page.ts'
import { SessionParts } from './session-parts.tsx'

vi.mock('next/navigation', () => ({ useSelectedLayoutSegments: () => [] }))
vi.mock('#lib/session/leave-page.ts', () => ({ leavePage: vi.fn<(path?: string) => void>() }))

const clear = (name: string) => void (document.cookie = `${name}=; path=/; max-age=0`)
const open = async (locale: 'hu' | 'en' = 'hu') => {
  const shown = render(
    <NextIntlClientProvider locale={locale} messages={{ errors: messages[locale].errors }} timeZone="Europe/Budapest">
      <SessionParts />
      <ToastRegion label="toasts" closeLabel="close" />
    </NextIntlClientProvider>,
  )
  await act(() => vi.dynamicImportSettled())
  return shown
}
/** What the gateway does with the cookies when a session has ended. */
const end = (reason: string) => {
  clear('customer')
  document.cookie = `ended=${reason}; path=/`
  act(() => void window.dispatchEvent(new Event(cookiesEvent)))
}

beforeEach(() => {
  vi.mocked(leavePage).mockClear()
  document.cookie = 'customer=1; path=/'
})
afterEach(() => {
  for (const name of ['customer', 'ended', 'impersonation']) clear(name)
  sessionStorage.clear()
})

test.each(['hu', 'en'] as const)(
  'a change of the operation mode ends the visit, and the next page warns (%s)',
  async (locale) => {
    const { unmount } = await open(locale)
    end('operation_mode_changed')
    await waitFor(() => expect(leavePage).toHaveBeenCalledOnce())
    unmount()
    const second = await open(locale)
    expect(await screen.findByText(messages[locale].errors.operation_mode_changed)).toBeInTheDocument()
    second.unmount()
  },
)

test('a guest is not led anywhere', async () => {
  clear('customer')
  await open()
  end('signed_out')
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(leavePage).not.toHaveBeenCalled()
})

test('an operator who begins to act for a customer in another tab changes the person of this one', async () => {
  await open()
  sessionStorage.setItem('draft', 'typed')
  document.cookie = 'impersonation=2026-11-26T10:00:00.000Z; path=/'
  act(() => void window.dispatchEvent(new Event(cookiesEvent)))
  await waitFor(() => expect(leavePage).toHaveBeenCalledOnce())
  expect(sessionStorage).toHaveLength(0)
})

test('a sign-in that comes after the next load takes no warning away', async () => {
  const { unmount } = await open()
  end('operation_mode_changed')
  await waitFor(() => expect(leavePage).toHaveBeenCalledOnce())
  unmount()
  clear('ended')
  await open()
  expect(await screen.findByText(messages.hu.errors.operation_mode_changed)).toBeInTheDocument()
})
