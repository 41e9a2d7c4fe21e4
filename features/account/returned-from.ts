import { useEffect, useState, useSyncExternalStore } from 'react'
import {
  type SignInOutcome,
  signInOutcomes,
  type SocialProvider,
  socialProviders,
} from '#contracts/credential-providers.ts'

export interface Returned {
  provider: SocialProvider
  /** Null where no provider was asked yet: the link of a mail names only the provider. */
  outcome: SignInOutcome | null
}

const find = <Value extends string>(values: readonly Value[], text: string | null): Value | undefined =>
  values.find((value) => value === text)

const readSearch = (): string => window.location.search
const never = () => () => {}

const readReturned = (search: string): Returned | undefined => {
  const query = new URLSearchParams(search)
  const provider = find(socialProviders, query.get('provider'))
  return provider && { provider, outcome: find(signInOutcomes, query.get('outcome')) ?? null }
}

/** The provider in the address, and how the visit to its page ended. Undefined on the server and while hydrating: pages are static. */
export const useReturnedFrom = (): Returned | undefined =>
  readReturned(useSyncExternalStore(never, readSearch, () => ''))

/**
 * The same for a part that only the browser renders and that acts on it at once. The address loses it, because a reload
 * would say that the visit, which counts once, has failed.
 */
export const useReturnedOnce = (): Returned | undefined => {
  const [returned] = useState(() => readReturned(readSearch()))
  useEffect(() => {
    if (returned) window.history.replaceState(null, '', window.location.pathname)
  }, [returned])
  return returned
}
