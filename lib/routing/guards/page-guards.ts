import { getPathname } from '#contracts/page-address.ts'
import { type Guard as GuardName, pageOf, type PageName } from '#contracts/pages.ts'
import type { Locale } from '#contracts/shop.ts'
import type { Visit } from '../visit.ts'
import type { Redirect } from './guard.ts'

/** These guards only save visitors a way: the backend decides who may do what. */
const guards: Record<GuardName, (visit: Visit, locale: Locale) => string | undefined> = {
  guest: ({ seemsSignedIn }, locale) => (seemsSignedIn ? getPathname({ href: '/', locale }) : undefined),
  login: ({ seemsSignedIn, pathname, search }, locale) =>
    seemsSignedIn
      ? undefined
      : getPathname({ href: { pathname: '/login', query: { redirectPath: pathname + search } }, locale }),
  // Members of an organisation are the customers of the B2B segment.
  member: (visit, locale) =>
    visit.seemsSignedIn && visit.segment !== 'b2b' ? getPathname({ href: '/', locale }) : guards.login(visit, locale),
}

/** @throws Error for a name that no guard has (spec point 5). Then the page answers 500. */
export const guardOf = (name: string): (typeof guards)[GuardName] => {
  if (!Object.hasOwn(guards, name)) throw new Error('Unknown middleware')
  return guards[name as GuardName]
}

export const guardPage = (visit: Visit, page: PageName, locale: Locale): Redirect | undefined => {
  const { guard } = pageOf(page)
  const path = guard && guardOf(guard)(visit, locale)
  return path === undefined ? undefined : { path, status: 307 }
}
