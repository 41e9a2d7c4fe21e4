import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { expect, test, vi } from 'vitest'
import type { CartReport as Report, CartReportLine } from '#contracts/cart-report.ts'
import { messages } from '#lib/i18n/messages.ts'
import { CartReport } from './cart-report.tsx'

const line: CartReportLine = {
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
const coupon: CartReportLine = {
  ...line,
  generalType: 'coupon',
  type: 'COUPON',
  name: 'OSZ2026',
  variantId: null,
  sku: null,
  requested: null,
  taken: null,
}

const { cartReport: t } = messages.en
const show = (report: Report, onClose = () => {}) =>
  render(
    // Its own texts come with it: whoever shows a report needs no namespace for it.
    <NextIntlClientProvider locale="en" messages={{}} timeZone="Europe/Budapest">
      <CartReport report={report} onClose={onClose} />
    </NextIntlClientProvider>,
  )

test('a merge: lines without a row, and a coupon', () => {
  show({
    lines: [
      line,
      { ...coupon, outcome: 'refused', code: 'out_of_time_interval', message: 'This coupon is not valid now.' },
    ],
  })
  const problems = within(screen.getByRole('region', { name: t.problems }))
  expect(problems.getByRole('listitem')).toHaveTextContent(`OSZ2026${t.outcomes.refused}This coupon is not valid now.`)
  expect(screen.getByText('1 of 2 lines went into your cart in full.')).toBeVisible()
})

test('a merge: a line whose number was replaced says which number counts', () => {
  show({ lines: [{ ...line, outcome: 'replaced' }] })
  const problems = within(screen.getByRole('region', { name: t.problems }))
  expect(problems.getByRole('listitem')).toHaveTextContent(`${t.outcomes.replaced}2 copies`)
})

test('where all went well there are no problems', () => {
  show({ lines: [line, coupon] })
  expect(screen.queryByRole('region')).toBeNull()
  expect(screen.getByText('2 copies')).toBeInTheDocument()
})

test('the dialog has its name, and its button closes it', async () => {
  const close = vi.fn<() => void>()
  show({ lines: [line] }, close)
  const dialog = within(screen.getByRole('dialog', { name: t.title }))
  await userEvent.click(dialog.getByRole('button', { name: t.ok }))
  expect(close).toHaveBeenCalledOnce()
})

test('of thousands of lines a hundred are shown, and a hundred more each time', async () => {
  const lines = Array.from({ length: 250 }, (_, index) => ({
    ...line,
    row: index + 1,
    name: `Book ${index + 1}`,
    outcome: 'refused' as const,
    message: 'Not found.',
  }))
  show({ lines })
  const problems = within(screen.getByRole('region', { name: t.problems }))
  expect(problems.getAllByRole('listitem')).toHaveLength(100)
  await userEvent.click(problems.getByRole('button', { name: 'More lines (150 left)' }))
  await userEvent.click(problems.getByRole('button', { name: 'More lines (50 left)' }))
  expect(problems.getAllByRole('listitem')).toHaveLength(250)
  expect(problems.queryByRole('button')).toBeNull()
})
