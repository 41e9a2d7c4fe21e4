import { pickBook } from './books.ts'
import { customers } from './reader.ts'
import { ask } from './shop-api.ts'
import { askToSignIn } from './sign-in.ts'
import type { Visitor } from './visitor.ts'

/** Signs in as a member of an organisation, and requests an offer for a book without a page. */
export const requestOffer = async (visitor: Visitor, title = 'Osztálykészlet'): Promise<{ uuid: string }> => {
  const { email, password } = customers.business
  await askToSignIn(visitor, { email, password })
  const { id: variantId } = await pickBook(visitor)
  const form = { title, message: 'Januárra kellene.', wishedOn: '2027-01-09', deliveryWish: '' }
  return ask(visitor, 'POST /v2.0/me/offers', {
    body: { ...form, currency: 'HUF', lines: [{ variantId, quantity: 30 }] },
  })
}
