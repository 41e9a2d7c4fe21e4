import { expect, type Locator } from '@playwright/test'
import { type Carrier, carrierLabels } from '#contracts/carriers.ts'
import { type CheckoutStep, checkoutStepPages, checkoutSteps } from '#contracts/checkout-steps.ts'
import deliveryModes from '#backend/seed/data/delivery-modes.json' with { type: 'json' }
import paymentMethods from '#backend/seed/data/payment-methods.json' with { type: 'json' }
import type { home, Reader } from './reader.ts'
import { addressOf, isWide, type Visitor } from './visitor.ts'

const named = (
  list: readonly { key: string; name: { hu: string; en: string } }[],
  key: string,
  { locale }: Visitor,
): string => {
  const found = list.find((one) => one.key === key)
  if (!found) throw new Error(`Nothing is called ${key}`)
  return found.name[locale]
}

export const deliveryName = (visitor: Visitor, key: string): string => named(deliveryModes, key, visitor)
export const paymentName = (visitor: Visitor, key: string): string => named(paymentMethods, key, visitor)

/** A field by its label, which also marks required fields. */
export const field = ({ page, t }: Visitor, name: string) =>
  page.getByRole('main').getByRole('textbox', { name: t(`forms.${name}`) })

export const option = ({ page }: Visitor, name: string) =>
  page.getByRole('radio', { name: new RegExp(`^${name.replaceAll(/[()]/g, String.raw`\$&`)}`) })

/** Chooses an option and waits until it is shown as chosen, which a page may do only after the shop has saved it. */
export const choose = async (visitor: Visitor, name: string): Promise<void> => {
  await option(visitor, name).click()
  await expect(option(visitor, name)).toBeChecked()
}

export const fillFields = async (visitor: Visitor, values: Record<string, string>): Promise<void> => {
  for (const [name, value] of Object.entries(values)) await field(visitor, name).fill(value)
}

export const expectFields = async (visitor: Visitor, values: Record<string, string>): Promise<void> => {
  for (const [name, value] of Object.entries(values)) await expect(field(visitor, name)).toHaveValue(value)
}

export const fillContact = (visitor: Visitor, reader: Reader): Promise<void> => fillFields(visitor, { ...reader })

export const deliverHome = async (visitor: Visitor, address: typeof home): Promise<void> => {
  await choose(visitor, deliveryName(visitor, 'home'))
  await fillFields(visitor, { ...address })
}

/** Chooses the first row. @returns the name of its place, which is the first line of the row */
const takeFirst = async (rows: Locator): Promise<string> => {
  await rows.first().getByRole('radio').check()
  return rows.first().locator('label > span > span > span').first().innerText()
}

/** Chooses the first shop of the list. @returns the name of the shop */
export const collectFromStore = async (visitor: Visitor): Promise<string> => {
  await choose(visitor, deliveryName(visitor, 'store'))
  return takeFirst(
    visitor.page.getByRole('group', { name: visitor.t('checkout.delivery.store') }).getByRole('listitem'),
  )
}

/** The option that holds the points of all carriers. */
export const pointsOption = (visitor: Visitor) => option(visitor, visitor.t('checkout.delivery.points'))

/**
 * Searches the points of all carriers, shows those of one carrier and chooses the first.
 * @returns the name of the point
 */
export const collectFromPoint = async (visitor: Visitor, carrier: Carrier, search: string): Promise<string> => {
  const { page, t } = visitor
  await pointsOption(visitor).check()
  await page.getByRole('searchbox', { name: t('checkout.delivery.searchPoints') }).fill(search)
  const only = page.getByRole('button', { name: carrierLabels[carrier].name, exact: true })
  await only.click()
  await expect(only).toHaveAttribute('aria-pressed', 'true')
  const rows = page
    .getByRole('group', { name: t('checkout.delivery.point') })
    .getByRole('listitem')
    .filter({ hasText: search })
    .filter({ hasText: carrierLabels[carrier].name })
  return takeFirst(rows)
}

export const sameAsDelivery = ({ page, t }: Visitor) =>
  page.getByRole('checkbox', { name: t('checkout.billing.sameAsDelivery') })

/** Waits until the total with the chosen payment method has arrived. Nothing can be ordered before. */
export const expectNewTotal = (visitor: Visitor): Promise<void> =>
  expect(orderButton(visitor)).not.toHaveAttribute('aria-busy', 'true')

export const payBy = async (
  visitor: Visitor,
  method: 'cash_on_delivery' | 'simplepay' | 'barion' | 'online',
): Promise<void> => {
  await choose(visitor, paymentName(visitor, method))
  await expectNewTotal(visitor)
}

/** The button that leads on; in each step it names the next step. */
export const onwardsButton = ({ page, t }: Visitor) =>
  page.getByRole('button', {
    name: new RegExp(
      `^(${checkoutSteps
        .slice(0, -1)
        .map((step) => t(`checkout.continue.${step}`))
        .join('|')})$`,
    ),
  })

export const onwards = (visitor: Visitor): Promise<void> => onwardsButton(visitor).click()

/** Waits for the address and the title of a step. */
export const expectStep = async ({ page, locale, t }: Visitor, step: CheckoutStep): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1, name: t(`checkout.${step}.title`) })).toBeVisible()
  await expect(page).toHaveURL(addressOf(locale, checkoutStepPages[step].en))
}

export const openStep = async (visitor: Visitor, step: CheckoutStep): Promise<void> => {
  await visitor.goto(checkoutStepPages[step].en)
  await expectStep(visitor, step)
}

export const orderButton = ({ page, t }: Visitor) => page.getByRole('button', { name: t('checkout.payment.order') })

/** The total, as the summary beside the checkout shows it. */
export const shownTotal = async (visitor: Visitor): Promise<string> => {
  const { page, t } = visitor
  const folded = page.locator('details').filter({ hasText: t('cart.yourOrder') })
  if (!isWide(visitor) && !(await folded.evaluate((element) => element.matches('[open]'))))
    await folded.locator('summary').click()
  await expect(page.locator('[aria-busy="true"]').filter({ visible: true })).toHaveCount(0)
  return page
    .locator('dl > div')
    .filter({ hasText: t('cart.total'), visible: true })
    .getByRole('definition')
    .innerText()
}
