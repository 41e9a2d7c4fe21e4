import { useSyncExternalStore } from 'react'

/** The part behind the # never reaches a server, so the links of mails carry their token there. */
const readToken = (): string | undefined => /^#token=([\w-]{43})$/.exec(window.location.hash)?.[1]

const subscribe = (listener: () => void) => {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

/** The token of the mail's link that opened this page; undefined without one, on the server and while hydrating. */
export const useMailToken = (): string | undefined => useSyncExternalStore(subscribe, readToken, () => undefined)
