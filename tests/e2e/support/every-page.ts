import { checkoutStepPages, checkoutSteps } from '#contracts/checkout-steps.ts'
import { type PageName, pageNames } from '#contracts/pages.ts'
import { signInAsNew } from './accounts.ts'
import { openBook, pickBook, productParams } from './books.ts'
import { saveCompared } from './compare.ts'
import { findCategory } from './listing.ts'
import { addFavourite } from './favourites.ts'
import { openOfferCheckout, requestOffer } from './offers.ts'
import { fillCart, fillCheckout, filledSteps, placeOrderQuietly } from './prepared-cart.ts'
import { customers } from './reader.ts'
import { ask } from './shop-api.ts'
import { askToSignIn } from './sign-in.ts'
import type { Visitor } from './visitor.ts'

type Open = (visitor: Visitor) => Promise<void>

const orderOf = async (visitor: Visitor): Promise<{ id: string }> => ({
  id: (await placeOrderQuietly(visitor, await pickBook(visitor))).orderUuid,
})

const plainly =
  (name: PageName, params = {}): Open =>
  (visitor) =>
    visitor.goto(name, params)

/** Opens a page with the link of a mail. Its form is there before anybody knows whether the link is valid. */
const withLink =
  (name: PageName): Open =>
  (visitor) =>
    visitor.goto(name, {}, `#token=${'a'.repeat(43)}`)

/** Opens each step of the checkout, with the steps before it filled. */
const stepPages = Object.fromEntries(
  checkoutSteps.map((step, index) => {
    const page = checkoutStepPages[step].en
    const last = filledSteps.findLast((name) => checkoutSteps.indexOf(name) < index)
    const open: Open = async (visitor) => {
      const book = await pickBook(visitor)
      await (last ? fillCheckout(visitor, book, last) : fillCart(visitor, book))
      await visitor.goto(page)
    }
    return [page, open]
  }),
) as Partial<Record<PageName, Open>>

/** A page of the account. */
const signedIn =
  (name: PageName): Open =>
  async (visitor) => {
    await askToSignIn(visitor, customers.reader)
    await visitor.goto(name)
  }

/** A page of an organisation. */
const asInstitution =
  (name: PageName): Open =>
  async (visitor) => {
    const { email, password } = customers.business
    await askToSignIn(visitor, { email, password })
    await visitor.goto(name)
  }

type PageWithId = Extract<PageName, `${string}[${string}`>

/** Pages that need an id, or a preparation before they have any content. A string says why a page cannot be opened. */
const prepared: Record<PageWithId, Open | string> & Partial<Record<PageName, Open | string>> = {
  '/search': (visitor) => visitor.goto('/search', {}, '?q=anna'),
  '/categories/[id]': async (visitor) => visitor.goto('/categories/[id]', productParams(await findCategory(visitor))),
  '/collections/[id]': plainly('/collections/[id]', { id: 'szaz-ev' }),
  '/publishers/[id]': plainly('/publishers/[id]', { id: 'kolibri' }),
  '/authors/[id]': async (visitor) => {
    const { items } = await ask(visitor, 'GET /v2.0/brands', { query: { limit: 1 } })
    await visitor.goto('/authors/[id]', productParams(items[0] ?? { path: '' }))
  },
  '/stores/[id]': plainly('/stores/[id]', { id: 'szeged-4' }),
  '/products/[id]': async (visitor) => openBook(visitor, await pickBook(visitor)),
  '/contents/[id]': async (visitor) => {
    const { items } = await ask(visitor, 'GET /v2.0/contents/current', { query: {} })
    const content = items.find(({ key }) => key === 'delivery-and-payment')
    await visitor.goto('/contents/[id]', productParams(content ?? { path: '' }))
  },
  '/compare': async (visitor) => {
    await saveCompared(visitor, await Promise.all([0, 1, 2].map((nth) => pickBook(visitor, 'paperback', nth))))
    await visitor.goto('/compare')
  },
  '/cart': async (visitor) => {
    await fillCart(visitor, await pickBook(visitor), 2)
    await visitor.goto('/cart')
  },
  ...stepPages,
  '/checkout/[id]': async (visitor) => visitor.goto('/checkout/[id]', { id: await openOfferCheckout(visitor) }),
  '/orders': async (visitor) => {
    await signInAsNew(visitor)
    await orderOf(visitor)
    await visitor.goto('/orders')
  },
  '/customer/orders/[id]/details/view': async (visitor) => {
    await signInAsNew(visitor)
    await visitor.goto('/customer/orders/[id]/details/view', await orderOf(visitor))
  },
  '/favourites': async (visitor) => {
    await askToSignIn(visitor, customers.reader)
    await addFavourite(visitor, await pickBook(visitor))
    await visitor.goto('/favourites')
  },
  '/favourites/[id]': async (visitor) => {
    await askToSignIn(visitor, customers.reader)
    const { items } = await ask(visitor, 'GET /v2.0/me/shopping_lists', {})
    await visitor.goto('/favourites/[id]', { id: items[0]?.id ?? '' })
  },
  // A list of its own: a second link to a list takes the place of the first.
  '/favourites/shared': async (visitor) => {
    const { email, password } = customers.business
    await askToSignIn(visitor, { email, password })
    const { id } = await ask(visitor, 'POST /v2.0/me/shopping_lists', { body: { name: crypto.randomUUID() } })
    const { id: itemId } = await pickBook(visitor)
    await ask(visitor, 'POST /v2.0/collections/{id}/items', { params: { id }, body: { itemId } })
    const { token } = await ask(visitor, 'POST /v2.0/me/shopping_lists/{id}/share', { params: { id }, body: {} })
    await visitor.goto('/favourites/shared', {}, `#token=${token}`)
  },
  '/invoices': signedIn('/invoices'),
  '/my-ratings': signedIn('/my-ratings'),
  '/delivery-data': signedIn('/delivery-data'),
  '/billing-data': signedIn('/billing-data'),
  '/organization': asInstitution('/organization'),
  '/organization/approvals': asInstitution('/organization/approvals'),
  '/organization/traffic': asInstitution('/organization/traffic'),
  '/organization/reading-list': asInstitution('/organization/reading-list'),
  '/organization/registration': plainly('/organization/registration'),
  '/customer/offers': async (visitor) => {
    await requestOffer(visitor)
    await visitor.goto('/customer/offers')
  },
  '/customer/offers/[id]/details': async (visitor) =>
    visitor.goto('/customer/offers/[id]/details', { id: (await requestOffer(visitor)).uuid }),
  '/profile': signedIn('/profile'),
  '/invitation-accept': withLink('/invitation-accept'),
  '/register/confirm': withLink('/register/confirm'),
  '/reset-password': withLink('/reset-password'),
  '/confirm-email': withLink('/confirm-email'),
  '/payment/return/[id]': plainly('/payment/return/[id]', { id: crypto.randomUUID() }),
  '/orders/[id]/status': async (visitor) => visitor.goto('/orders/[id]/status', await orderOf(visitor)),
  '/orders/[id]/details/auth': async (visitor) => visitor.goto('/orders/[id]/details/auth', await orderOf(visitor)),
  '/orders/[id]/details/view': async (visitor) => visitor.goto('/orders/[id]/details/view', await orderOf(visitor)),
  '/orders/[id]/withdrawal': async (visitor) => visitor.goto('/orders/[id]/withdrawal', await orderOf(visitor)),
  '/rating/order/[id]': async (visitor) => visitor.goto('/rating/order/[id]', await orderOf(visitor)),
  '/maintenance':
    'the page redirects to the home page while the shop is open, and closing the shop would disturb the other tests',
  '/ui-guide/[id]': plainly('/ui-guide/[id]', { id: 'fields' }),
}

/** Opens each page of the table with content on it. */
export const everyPage = Object.fromEntries(pageNames.map((name) => [name, prepared[name] ?? plainly(name)])) as Record<
  PageName,
  Open | string
>
