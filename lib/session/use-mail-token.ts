import { useSyncExternalStore } from 'react'

/** Browsers do not send the part behind # to a server, so the links of mails have their token there. */
const readToken = (): string | undefined => /^#token=([\w-]{43})$/.exec(window.location.hash)?.[1]

const subscribe = (listener: () => void) => {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

/** The token of the mail link that opened this page. Undefined without one, on the server and while hydrating. */
export const useMailToken = (): string | undefined => useSyncExternalStore(subscribe, readToken, () => undefined)
