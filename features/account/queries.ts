import { useMutation } from '@tanstack/react-query'
import type { DraftOrderItem } from '#contracts/draft-order-items.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { call } from '#lib/api/browser.ts'
import { countCopies, openDraftOrder } from '#lib/session/draft-order.ts'
import { saveCartHint, readHint } from '#lib/session/hint-cookies.ts'

export interface Credentials {
  email: string
  password: string
  remember: boolean
}

const isAnswer = (error: unknown): error is ApiError => error instanceof ApiError

/** What the visitor has gathered before signing in; the session that owns it ends with the sign-in. */
const readSessionItems = async (): Promise<DraftOrderItem[]> => {
  if (readHint('cart') === undefined || readHint('customer') !== undefined) return []
  return call('GET /draft_orders/current', {}).then(
    ({ draftOrder }) => draftOrder?.items ?? [],
    () => [],
  )
}

/** Adds to the customer's own cart what is not in it yet; what cannot be bought any more stays behind. */
const carryOver = async (items: readonly DraftOrderItem[]): Promise<void> => {
  let cart = await openDraftOrder()
  const params = { uuid: cart.uuid }
  for (const { variantId, quantity } of items.filter((item) =>
    cart.items.every((own) => own.variantId !== item.variantId),
  )) {
    cart = await call('POST /draft_orders/{uuid}/items', { params, body: { variantId, quantity } }).catch(
      (error: unknown) => {
        if (!isAnswer(error) || error.status >= 500) throw error
        return cart
      },
    )
  }
  saveCartHint(countCopies(cart))
}

const signIn = async (credentials: Credentials): Promise<void> => {
  const items = await readSessionItems()
  await call('POST /login', { body: { grant_type: 'password', ...credentials } })
  // Signed in is signed in: a cart that could not be carried over is no reason to say otherwise.
  await carryOver(items).catch(() => undefined)
}

/** A session that the backend no longer knows is signed out as well. */
const signOut = (): Promise<unknown> =>
  call('DELETE /v2.0/token/revoke', {}).catch((error: unknown) => {
    if (!isAnswer(error) || error.status !== 401) throw error
  })

export const useSignIn = () => useMutation({ mutationFn: signIn })
export const useSignOut = () => useMutation({ mutationFn: signOut })
