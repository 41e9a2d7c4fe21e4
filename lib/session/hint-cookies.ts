import { useSyncExternalStore } from 'react'
import { writeReadableCookie } from './readable-cookie.ts'

/**
 * Readable cookies that say what there may be, never who may do what: `cart` how many copies lie in the cart of
 * this session (0: nothing, missing: no session that we know of), `customer` that somebody signed in (the gateway sets
 * it), `segment` and `currency` whose prices the pages show, `compare` what lies side by side.
 */
export type Hint = 'cart' | 'customer' | 'segment' | 'currency' | 'compare'

const thirtyDays = 2_592_000
const listeners = new Set<() => void>()

/** Another tab may have changed the cookie: whoever comes back to this one looks again. */
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  window.addEventListener('focus', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('focus', listener)
  }
}

const tellAll = () => {
  for (const listener of listeners) listener()
}

export const readHint = (name: Hint): string | undefined =>
  document.cookie
    .split('; ')
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1)

/** Whether this browser has a session that we know of. */
export const seemsInSession = (): boolean => readHint('cart') !== undefined || readHint('customer') !== undefined

export const keepHint = (name: 'cart' | 'compare', value: string): void => {
  writeReadableCookie(name, value, thirtyDays)
  tellAll()
}

export const dropHint = (name: 'cart' | 'compare'): void => {
  writeReadableCookie(name, '', 0)
  tellAll()
}

export const keepCartHint = (copies: number): void => keepHint('cart', String(copies))

export const dropCartHint = (): void => dropHint('cart')

/** Undefined on the server and while hydrating, so that the same HTML serves everybody. */
export const useHint = (name: Hint): string | undefined =>
  useSyncExternalStore(
    subscribe,
    () => readHint(name),
    () => undefined,
  )
