import { expect } from '@playwright/test'
import type { Currency } from '#contracts/shop.ts'
import { isWide, type Visitor } from './visitor.ts'

const openMenu = async ({ page, t }: Visitor): Promise<void> =>
  page.getByRole('button', { name: t('shell.openMenu') }).click()

/** Makes the switches visible: they are in the top bar on wide screens and in the menu on phones. */
const showSwitches = async (visitor: Visitor): Promise<void> => {
  if (!isWide(visitor)) await openMenu(visitor)
}

export const chooseCurrency = async (visitor: Visitor, currency: Currency): Promise<void> => {
  const { page, t } = visitor
  await showSwitches(visitor)
  const reloaded = page.waitForEvent('load')
  await page
    .getByRole('combobox', { name: t('shell.currency') })
    .filter({ visible: true })
    .selectOption(currency)
  await reloaded
  await expect
    .poll(async () => (await page.context().cookies()).find(({ name }) => name === 'currency')?.value)
    .toBe(currency)
}

export const switchLanguage = async (visitor: Visitor): Promise<void> => {
  const { page, t } = visitor
  await showSwitches(visitor)
  await page
    .getByRole('link', { name: t('shell.otherLanguage'), exact: true })
    .filter({ visible: true })
    .click()
}
