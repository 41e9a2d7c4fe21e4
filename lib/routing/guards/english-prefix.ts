import { NextResponse } from 'next/server'
import type { RequestGuard } from './guard.ts'
import { readShopState } from './shop-state.ts'

/** With English switched off, `/en/…` leads to the same page without the prefix (spec point 4). */
export const englishPrefixGuard: RequestGuard = async (request) => {
  const { pathname, search } = request.nextUrl
  if (!/^\/en(\/|$)/.test(pathname)) return undefined
  const { locales } = await readShopState()
  return locales.includes('en')
    ? undefined
    : NextResponse.redirect(new URL((pathname.slice(3) || '/') + search, request.url), 307)
}
