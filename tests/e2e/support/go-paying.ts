import { pickBook } from './books.ts'
import { openStep, orderButton, payBy, shownTotal } from './checkout-steps.ts'
import { fillCheckout } from './prepared-cart.ts'
import type { Reader } from './reader.ts'
import { expect } from './shop-test.ts'
import { arriveAtPayment } from './simulator.ts'
import type { Visitor } from './visitor.ts'

const titles = { barion: /Barion/, online: /Stripe/ }

/** Goes from a filled checkout to the provider's payment page. @returns the number of the payment, and the total */
export const goPaying = async (
  visitor: Visitor,
  reader: Reader,
  method: keyof typeof titles,
): Promise<{ id: string; total: string }> => {
  const { page, t } = visitor
  await fillCheckout(visitor, await pickBook(visitor), 'billing', reader)
  await openStep(visitor, 'payment')
  await payBy(visitor, method)
  // Only SimplePay prescribes a declaration.
  await expect(page.getByRole('region', { name: t('checkout.payment.declaration.title') })).toHaveCount(0)
  const total = await shownTotal(visitor)
  await orderButton(visitor).click()
  const id = await arriveAtPayment(visitor)
  await expect(page).toHaveTitle(titles[method])
  return { id, total }
}
