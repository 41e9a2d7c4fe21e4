import { pickBook } from './books.ts'
import { customers } from './reader.ts'
import { typeCommand, writePrices } from './operator.ts'
import { ask } from './shop-api.ts'
import { askToSignIn } from './sign-in.ts'
import type { Visitor } from './visitor.ts'

/** Signs in as a member of an organisation, and requests an offer for a book without a page. */
export const requestOffer = async (
  visitor: Visitor,
  title = 'Osztálykészlet',
): Promise<{ uuid: string; number: string }> => {
  const { email, password } = customers.business
  await askToSignIn(visitor, { email, password })
  const { id: variantId } = await pickBook(visitor)
  const form = { title, message: 'Januárra kellene.', wishedOn: '2027-01-09', deliveryWish: '' }
  return ask(visitor, 'POST /v2.0/me/offers', {
    body: { ...form, currency: 'HUF', lines: [{ variantId, quantity: 30 }] },
  })
}

/** An offer of one book that the operator has sent, and that the member has accepted. @returns the uuid of its cart */
export const openOfferCheckout = async (visitor: Visitor): Promise<string> => {
  const { uuid, number } = await requestOffer(visitor)
  const params = { uuid }
  const { current } = await ask(visitor, 'GET /v2.0/me/offers/{uuid}', { params })
  await writePrices(
    number,
    current.lines.map(({ sku }) => ({ sku, quantity: 1, discount: 15 })),
  )
  await typeCommand('offers', 'send', number)
  const { version } = await ask(visitor, 'GET /v2.0/me/offers/{uuid}', { params })
  return (await ask(visitor, 'POST /v2.0/me/offers/{uuid}/accept', { params, body: { version } })).draftOrderUuid
}
