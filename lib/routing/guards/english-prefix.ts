import type { Guard } from './guard.ts'

/** With English switched off, `/en/…` leads to the same page without the prefix (spec point 4). */
export const englishPrefixGuard: Guard = ({ pathname, search }, { locales }) =>
  locales.includes('en') || !/^\/en(\/|$)/.test(pathname)
    ? undefined
    : { path: (pathname.slice(3) || '/') + search, status: 307 }
