import { useQuery } from '@tanstack/react-query'
import { isCartClosed } from '#lib/market/is-cart-closed.ts'
import { draftOrderQuery } from './draft-order.ts'
import { useHint } from './hint-cookies.ts'

/** The cart of this session. Where the cookies or the page say that there is none, no request is made (spec point 4). */
export const useDraftOrder = () => {
  const mayBeFilled = Number(useHint('cart') ?? 0) > 0 && !isCartClosed()
  const isCustomer = useHint('customer') !== undefined
  return useQuery({ ...draftOrderQuery, enabled: mayBeFilled || isCustomer })
}
