import { expect } from '@playwright/test'
import deals from '#backend/seed/data/deals.json' with { type: 'json' }
import { ask } from './shop-api.ts'
import type { Visitor } from './visitor.ts'

/** The name of a demo deal, in the visitor's language. */
export const dealName = (key: string, { locale }: Visitor): string => {
  const deal = deals.find((one) => one.key === key)
  if (!deal) throw new Error(`No deal is called ${key}`)
  return deal.name[locale]
}

/** The printed book of the demo catalog with this title, for which there are deals. */
export const dealBook = async (
  visitor: Visitor,
  title: string,
): Promise<{ id: number; title: string; path: string }> => {
  const query = { q: title, format: 'paperback', limit: 10 }
  const { products } = await ask(visitor, 'GET /v2.0/variants', { query })
  const found = products.find((one) => one.title === title)
  if (!found) throw new Error(`The catalog has no ${title}`)
  return found
}

/** Opens the form for coupons in the cart. @returns its field */
export const openCouponForm = async ({ page, t }: Visitor) => {
  const field = page.getByRole('main').getByRole('textbox', { name: t('deals.coupons.code') })
  if (!(await field.isVisible())) await page.getByRole('main').getByText(t('cart.couponQuestion')).click()
  await expect(field).toBeVisible()
  return field
}

/** Chooses a gift or an upsell. @returns its title */
export const takeFirst = async ({ page, t }: Visitor, near: string): Promise<string> => {
  const start = t('deals.takeOf', { title: '' }).trim()
  const button = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: near })
    .getByRole('button', { name: new RegExp(`^${start}`) })
    .first()
  const title = ((await button.getAttribute('aria-label')) ?? '').slice(start.length).trim()
  await button.click()
  return title
}
