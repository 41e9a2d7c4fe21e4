import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import type { Book } from './books.ts'
import { home, newReader, type Reader } from './reader.ts'
import { ask } from './shop-api.ts'
import type { Visitor } from './visitor.ts'

const origin = ({ page }: Visitor): Promise<string> => page.evaluate(() => location.origin).catch(() => 'null')

/** Saves the cookie from which the pages know that there is a cart to request. */
const saveHint = async (visitor: Visitor, copies: number): Promise<void> => {
  const { cookies } = await visitor.page.context().storageState()
  const [one] = cookies
  const current = await origin(visitor)
  const domain = one?.domain ?? (current === 'null' ? 'localhost' : new URL(current).hostname)
  await visitor.page.context().addCookies([{ name: 'cart', value: String(copies), domain, path: '/', sameSite: 'Lax' }])
}

const isSignedIn = async ({ page }: Visitor): Promise<boolean> =>
  (await page.context().cookies()).some(({ name }) => name === 'customer')

/** Fills a cart by calls, for tests of the pages that come after it: the customer's, or that of a new session. */
export const fillCart = async (visitor: Visitor, book: Pick<Book, 'id'>, quantity = 1): Promise<DraftOrder> => {
  if (!(await isSignedIn(visitor))) await ask(visitor, 'POST /login', { body: { grant_type: 'anonymous' } })
  const { uuid } = await ask(visitor, 'POST /draft_orders', { body: { currency: 'HUF' } })
  const order = await ask(visitor, 'POST /draft_orders/{uuid}/items', {
    params: { uuid },
    body: { variantId: book.id, quantity },
  })
  await saveHint(visitor, quantity)
  return order
}

const step = async (
  visitor: Visitor,
  order: DraftOrder,
  name: 'contact' | 'delivery' | 'billing',
  reader: Reader,
): Promise<DraftOrder> => {
  const { uuid, version } = order
  const params = { uuid }
  if (name === 'contact')
    return ask(visitor, 'PATCH /draft_orders/{uuid}', { params, body: { version, contact: reader } })
  const address = { country: 'HU', ...home }
  if (name === 'billing') {
    const { firstName, lastName } = reader
    return ask(visitor, 'POST /draft_orders/{uuid}/billing_data', {
      params,
      body: { version, billing: { type: 'personal', firstName, lastName, ...address } },
    })
  }
  const { items } = await ask(visitor, 'GET /draft_orders/{uuid}/delivery_contexts', { params })
  const deliveryModeId = items.find(({ deliveryMode }) => deliveryMode.flow === 'home')?.deliveryMode.id
  // Files are not delivered.
  if (deliveryModeId === undefined) return order
  return ask(visitor, 'PUT /draft_orders/{uuid}/delivery_data', {
    params,
    body: { version, deliveryModeId, address: { ...address, note: '' } },
  })
}

/** The steps that need data before an order can be placed. */
export const filledSteps = ['contact', 'delivery', 'billing'] as const
export type FilledStep = (typeof filledSteps)[number]

/** Fills a checkout by calls up to and including `last`: delivered home, billed to a person. */
export const fillCheckout = async (
  visitor: Visitor,
  book: Pick<Book, 'id'>,
  last: FilledStep,
  reader: Reader = newReader(),
): Promise<DraftOrder> => {
  let order = await fillCart(visitor, book)
  for (const name of filledSteps.slice(0, filledSteps.indexOf(last) + 1))
    order = await step(visitor, order, name, reader)
  return order
}

/** Places an order by calls: one that is paid on delivery, or one that waits for its payment by card. */
export const placeOrderQuietly = async (
  visitor: Visitor,
  book: Pick<Book, 'id'>,
  reader: Reader = newReader(),
  byCard = false,
): Promise<{ orderUuid: string; orderNumber: string; paymentUrl: string | null }> => {
  const { uuid, version } = await fillCheckout(visitor, book, 'billing', reader)
  const params = { uuid }
  const { items } = await ask(visitor, 'GET /draft_orders/{uuid}/payment_contexts', { params })
  const paymentMethodId = items.find(({ paymentMethod }) => paymentMethod.online === byCard)?.paymentMethod.id
  const order = await ask(visitor, 'PUT /draft_orders/{uuid}/payment_method', {
    params,
    body: { version, paymentMethodId },
  })
  const body = { version: order.version, expectedTotal: order.totals.total.gross }
  const placed = await ask(visitor, 'POST /draft_orders/{uuid}/finalize', { params, body })
  await saveHint(visitor, 0)
  return placed
}
