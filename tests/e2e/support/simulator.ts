import { expect } from '@playwright/test'
import { pageTexts, type PageTexts } from '#backend/ports/payments/simulator/page-texts.ts'
import type { Visitor } from './visitor.ts'

const origin = `http://localhost:${Number(process.env.E2E_PORT ?? 3200) + 1010}`

interface Transaction {
  transactionId: number
  orderRef: string
  status: string
  backUrl?: string
  notifications: { status: string; acknowledged: boolean; problem?: string }[]
}

const text = ({ locale }: Visitor, key: Exclude<keyof PageTexts, 'title'>): string => pageTexts[locale][key]

/** Waits for the payment page of the provider. @returns the number of the transaction, which the page shows */
export const arriveAtPayment = async (visitor: Visitor): Promise<string> => {
  const { page } = visitor
  await expect(page.getByRole('heading', { level: 1, name: text(visitor, 'heading') })).toBeVisible({ timeout: 20_000 })
  return page
    .locator('dt', { hasText: text(visitor, 'transactionId') })
    .locator('xpath=following-sibling::dd[1]')
    .innerText()
}

export const amountDue = async ({ page }: Visitor): Promise<string> => page.locator('dd.amount').innerText()

interface Options {
  notify?: 'before' | 'twice' | 'never'
  /** The tab closes before it reaches the shop. */
  noReturn?: boolean
}

/** Presses one of the buttons of the payment page. */
export const decide = async (
  visitor: Visitor,
  outcome: 'pay' | 'decline' | 'cancel' | 'timeout',
  { notify, noReturn }: Options = {},
): Promise<void> => {
  const { page } = visitor
  if (notify ?? noReturn) await page.getByText(text(visitor, 'forTesters'), { exact: true }).click()
  if (notify) await page.getByRole('radio', { name: text(visitor, notify), exact: true }).check()
  if (noReturn) await page.getByRole('checkbox', { name: text(visitor, 'noReturn') }).check()
  await page.getByRole('button', { name: text(visitor, outcome), exact: true }).click()
}

/** Finds a transaction in the provider's records, which no visitor sees. */
const findTransaction = async ({ page }: Visitor, id: string): Promise<Transaction> => {
  const answer = await page.request.get(`${origin}/control/transactions`)
  const { transactions } = (await answer.json()) as { transactions: Transaction[] }
  const found = transactions.find(({ transactionId }) => String(transactionId) === id)
  if (!found) throw new Error(`The simulator knows no transaction ${id}`)
  return found
}

/** Waits until the shop has acknowledged this number of notifications. */
export const expectNotified = async (visitor: Visitor, id: string, times: number): Promise<void> => {
  const acknowledged = async () => (await findTransaction(visitor, id)).notifications.map((one) => one.acknowledged)
  await expect
    .poll(acknowledged, { timeout: 20_000, message: 'notifications that the shop acknowledged' })
    .toEqual(Array.from({ length: times }, () => true))
}
