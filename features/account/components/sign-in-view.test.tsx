import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { expect, test, vi } from 'vitest'
import type { CartReport } from '#contracts/cart-report.ts'
import { messages } from '#lib/i18n/messages.ts'
import { SignInView } from './sign-in-view.tsx'

const merge: CartReport = {
  lines: [
    {
      row: null,
      generalType: 'item',
      type: 'ITEM',
      name: 'Édes Anna',
      variantId: 1,
      sku: 'A-1',
      requested: 5,
      taken: 2,
      outcome: 'reduced',
      code: 'insufficient_stock',
      message: 'Csak 2 példány van belőle.',
    },
  ],
}

vi.mock('#lib/api/browser.ts', () => ({
  call: (name: string) =>
    Promise.resolve(name === 'POST /login' ? { merge } : { items: [], unpriced: [], currency: 'HUF' }),
}))

test('a sign-in that has merged two carts says what became of each line before it leads on', async () => {
  const { account, cartReport: t, credentials, errors, fields, registration } = messages.hu
  render(
    <NextIntlClientProvider
      locale="hu"
      messages={{ account, credentials, errors, fields, registration }}
      timeZone="Europe/Budapest"
    >
      <QueryClientProvider client={new QueryClient()}>
        <SignInView providers={[]} />
      </QueryClientProvider>
    </NextIntlClientProvider>,
  )
  await userEvent.type(screen.getByLabelText(new RegExp(`^${account.email}`)), 'olvaso@kolofon.example')
  await userEvent.type(screen.getByLabelText(new RegExp(`^${account.password}`)), 'kolofon-demo')
  await userEvent.click(screen.getByRole('button', { name: account.signIn }))
  const dialog = await screen.findByRole('dialog', { name: t.mergeTitle })
  expect(dialog).toHaveTextContent(t.merged)
  expect(dialog).toHaveTextContent('Csak 2 példány van belőle.')
})
