import { useSyncExternalStore } from 'react'
import type { Locale } from '#contracts/shop.ts'
import { getPathname } from '#lib/routing/navigation.ts'
import { sameOriginPath } from '#lib/routing/same-origin-path.ts'

const readWanted = (): string | null => new URLSearchParams(window.location.search).get('redirectPath')

/** Where a visitor who has signed in goes on: the page that led to the sign-in, or the home page. */
export const wantedPath = (locale: Locale): string => sameOriginPath(readWanted(), getPathname({ href: '/', locale }))

const never = () => () => {}

/**
 * The query for links between the pages around signing in, so that the way back is not lost. Empty on the server and
 * while hydrating: the pages are static.
 */
export const useWantedQuery = (): { redirectPath?: string } => {
  const wanted = useSyncExternalStore(never, readWanted, () => null)
  return wanted === null ? {} : { redirectPath: wanted }
}
