import { isCartClosed } from '#lib/market/is-cart-closed.ts'
import { useHint } from './hint-cookies.ts'
import { useHydrated } from './use-hydrated.ts'

/**
 * In a shop in which the cart comes after the sign-in: how many copies wait in the cart of this visitor, who has not
 * signed in. Undefined where the cart is open, and in the static page.
 */
export const useClosedCart = (): number | undefined => {
  const copies = Number(useHint('cart') ?? 0)
  const isGuest = useHint('customer') === undefined
  return useHydrated() && isGuest && isCartClosed() ? copies : undefined
}
