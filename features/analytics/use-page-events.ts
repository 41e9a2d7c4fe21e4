import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { measuredKeys } from '#lib/consent/optional-storage.ts'
import { pageCurrency } from '#lib/market/page-currency.ts'
import { readId } from '#lib/routing/read-id.ts'
import { useAddress } from '#lib/routing/use-address.ts'
import { draftOrderQuery } from '#lib/session/draft-order.ts'
import { emit, emitView, priceKind } from './emit.ts'
import { findItems } from './find-items.ts'
import { cartGoods, goodsOf } from './rules/goods.ts'
import { type PagePlace, placeOf } from './rules/page-place.ts'

const isCheckout = ({ page }: PagePlace): boolean => page?.startsWith('/checkout') === true

/** An address of another site without its query, which may say who the visitor is. */
const cleanReferrer = (): string => {
  if (!document.referrer) return ''
  const { origin, pathname } = new URL(document.referrer)
  return origin === location.origin ? placeOf(new URL(document.referrer)).location : origin + pathname
}

/** What a page shows: the words of a search, or a book. */
const sayContent = (client: QueryClient, { page, id }: PagePlace): void => {
  const words = new URLSearchParams(location.search).get('q')?.slice(0, 100)
  if (page === '/search' && words) emit({ name: 'search', params: { search_term: words } })
  const variant = page === '/products/[id]' ? readId(id ?? '') : undefined
  if (variant === undefined) return
  findItems(client, [variant]).then(
    (found) => found.size > 0 && emit({ name: 'view_item', params: goodsOf([...found.values()], pageCurrency()) }),
    () => undefined,
  )
}

/** What each page says by itself: that it was viewed, which book it shows, what was searched for. */
export const usePageEvents = (isStarted: boolean): void => {
  const client = useQueryClient()
  const address = useAddress()
  const last = useRef<string>(undefined)

  const view = useEffectEvent(() => {
    const place = placeOf(new URL(location.href))
    const page_referrer = last.current ?? cleanReferrer()
    last.current = place.location
    void emitView(() =>
      emit({
        name: 'page_view',
        params: { page_title: document.title, page_location: place.location, page_referrer },
      }),
    )
    if (isStarted) sayContent(client, place)
  })
  // oxlint-disable-next-line react/exhaustive-effect-dependencies, react/exhaustive-deps -- another address is another page
  useEffect(() => view(), [address, isStarted])
}

/** @returns whether the checkout of this cart begins now; a reload does not begin it again */
const beginsNow = (uuid: string): boolean => {
  try {
    if (sessionStorage.getItem(measuredKeys.checkout) === uuid) return false
    sessionStorage.setItem(measuredKeys.checkout, uuid)
  } catch {
    // Without a storage a reload counts again.
  }
  return true
}

/** The cart is viewed, and the checkout begins: as soon as the page knows the cart. */
export const useCartEvents = (isStarted: boolean): void => {
  const address = useAddress()
  const { data: cart } = useQuery({ ...draftOrderQuery, enabled: false })
  const uuid = cart && cart.items.length > 0 ? cart.uuid : undefined
  const say = useEffectEvent(() => {
    if (!cart || !isStarted) return
    const place = placeOf(new URL(location.href))
    if (place.page === '/cart') emit({ name: 'view_cart', params: cartGoods(cart, priceKind()) })
    if (isCheckout(place) && beginsNow(cart.uuid))
      emit({ name: 'begin_checkout', params: cartGoods(cart, priceKind()) })
  })
  useEffect(() => {
    if (uuid !== undefined) say()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies, react/exhaustive-deps -- another address is another page
  }, [address, uuid, isStarted])
}
