import { NextResponse } from 'next/server'
import type { RequestGuard } from './guard.ts'
import { pages } from '../pages.ts'
import { readShopState } from './shop-state.ts'

const paths = new Set([pages['/maintenance'].hu, `/en${pages['/maintenance'].en}`])

/** On: every page leads to the maintenance page. Off: that page leads home. */
export const maintenanceGuard: RequestGuard = async (request) => {
  const { maintenance } = await readShopState()
  const { pathname } = request.nextUrl
  if (maintenance === paths.has(pathname)) return undefined
  const isEnglish = /^\/en(\/|$)/.test(pathname)
  const target = maintenance
    ? isEnglish
      ? `/en${pages['/maintenance'].en}`
      : pages['/maintenance'].hu
    : isEnglish
      ? '/en'
      : '/'
  return NextResponse.redirect(new URL(target, request.url), 307)
}
