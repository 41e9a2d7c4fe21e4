import { useSyncExternalStore } from 'react'
import { readReadableCookie, writeReadableCookie } from './readable-cookie.ts'

/**
 * Readable cookies that only hint at the state of the visitor; they allow nothing. `cart`: the number of copies in the
 * cart of this session (0: none; no cookie: the browser knows of no session). `customer`: a customer is signed in (the
 * gateway sets it). `impersonation`: until when an operator acts in the customer's name (the gateway sets it, too).
 * `segment` and `currency`: choose the prices that pages show. `compare`: the books of the comparison. `ended`: why the
 * last session of this browser has ended (the gateway sets it). `cookie_consent`: what the visitor allows (lib/consent).
 */
export type Hint =
  | 'cart'
  | 'customer'
  | 'impersonation'
  | 'segment'
  | 'currency'
  | 'compare'
  | 'ended'
  | 'cookie_consent'

const thirtyDays = 2_592_000
const listeners = new Set<() => void>()

/** Another tab may have changed a cookie, so cookies are read again when the visitor returns to this tab. */
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  window.addEventListener('focus', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('focus', listener)
  }
}

/** Reads the cookies again: session-parts.tsx knows when. */
export const rereadHints = (): void => {
  for (const listener of listeners) listener()
}

export const readHint = (name: Hint): string | undefined => readReadableCookie(name)

/** Whether the page was opened as a customer's. Its session may be over by the time the answers come. */
export const cameAsCustomer = readHint('customer') !== undefined

/** Until when an operator acts in the name of the customer for whom the page was opened. */
export const cameImpersonated = readHint('impersonation')

/** Whether the cookies of this browser hint at a session. */
export const seemsInSession = (): boolean => readHint('cart') !== undefined || readHint('customer') !== undefined

export const saveHint = (name: 'cart' | 'compare', value: string): void => {
  writeReadableCookie(name, value, thirtyDays)
  rereadHints()
}

export const clearHint = (name: 'cart' | 'compare'): void => {
  writeReadableCookie(name, '', 0)
  rereadHints()
}

export const saveCartHint = (copies: number): void => saveHint('cart', String(copies))

export const clearCartHint = (): void => clearHint('cart')

/** Undefined on the server and while React hydrates, so that the same HTML serves every visitor. */
export const useHint = (name: Hint): string | undefined =>
  useSyncExternalStore(
    subscribe,
    () => readHint(name),
    () => undefined,
  )
