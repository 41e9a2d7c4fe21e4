import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { afterEach, expect, test } from 'vitest'
import type { CartReport } from '#contracts/cart-report.ts'
import { messages } from '#lib/i18n/messages.ts'
import { dropMergeReport, keepMergeReport, readMergeReport } from '#lib/session/merge-report.ts'
import { MergeReport } from './merge-report.tsx'

afterEach(dropMergeReport)

const line: CartReport['lines'][number] = {
  row: null,
  generalType: 'item',
  type: 'ITEM',
  name: 'Édes Anna',
  variantId: 1,
  sku: 'A-1',
  requested: 2,
  taken: 2,
  outcome: 'added',
  code: null,
  message: null,
}

const show = () =>
  render(
    <NextIntlClientProvider locale="hu" messages={{ cart: messages.hu.cart }} timeZone="Europe/Budapest">
      <MergeReport />
    </NextIntlClientProvider>,
  )
const { cartReport: t } = messages.hu

test('says after the next load what became of each line, and once only', async () => {
  keepMergeReport({
    lines: [line, { ...line, name: 'Sárarany', outcome: 'replaced' }, { ...line, outcome: 'removed' }],
  })
  const first = show()
  expect(await screen.findByRole('dialog', { name: t.mergeTitle })).toHaveTextContent(t.merged)
  expect(screen.getByText(t.outcomes.replaced)).toBeVisible()
  expect(screen.getByText(t.outcomes.removed)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: t.ok }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(readMergeReport()).toBeNull()
  first.unmount()
  show()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('is silent where nothing was merged, and where the storage holds something else', () => {
  show()
  sessionStorage.setItem('cart-merge', 'not json')
  show()
  expect(screen.queryByRole('dialog')).toBeNull()
})
