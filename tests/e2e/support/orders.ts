import { expect } from '@playwright/test'
import { addressOf, type Visitor } from './visitor.ts'

export interface Placed {
  uuid: string
  number: string
}

const statusPath = ({ locale }: Visitor) =>
  new RegExp(`${addressOf(locale, '/orders/[id]/status', { id: '([0-9a-f-]{36})' })}$`)

/** Waits for the page of an order and reads the order's uuid and number. */
export const readPlaced = async (visitor: Visitor): Promise<Placed> => {
  const { page } = visitor
  await expect(page).toHaveURL(statusPath(visitor), { timeout: 20_000 })
  const number = await page.getByRole('main').locator('strong').first().innerText()
  return { uuid: statusPath(visitor).exec(page.url())?.[1] ?? '', number }
}

/** The heading that thanks the buyer; it names the buyer if the visitor placed the order. */
export const thanks = ({ page, t }: Visitor) => {
  const named = t('orders.status.placed.titleNamed', { name: '.+' })
  return page.getByRole('heading', { level: 1, name: new RegExp(`^(${t('orders.status.placed.title')}|${named})$`) })
}

export const expectThanks = async (visitor: Visitor): Promise<void> => {
  await expect(thanks(visitor)).toBeVisible()
}

export const openDetails = async (visitor: Visitor, { number }: Placed): Promise<void> => {
  const { page, t } = visitor
  await page.getByRole('link', { name: t('orders.status.details') }).click()
  await expectDetails(visitor, number)
}

export const expectDetails = async ({ page, t }: Visitor, number: string): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1, name: t('orders.details.heading', { number }) })).toBeVisible()
}

/** The total that the page of the order shows. */
export const detailsTotal = ({ page, t }: Visitor): Promise<string> =>
  page
    .getByRole('region', { name: t('orders.details.summary') })
    .locator('dl > div')
    .filter({ has: page.getByText(t('orders.details.total'), { exact: true }) })
    .getByRole('definition')
    .innerText()
