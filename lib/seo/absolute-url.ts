import 'server-only'
import type { Locale } from '#contracts/shop.ts'
import { storefrontEnv } from '#lib/env/storefront.ts'
import { getPathname, type Href } from '#lib/routing/navigation.ts'

/** The address for search engines and shared links: on PUBLIC_URL, whichever host the request named. */
export const absoluteUrl = (href: Href, locale: Locale): string => absolutePath(getPathname({ href, locale }))

export const absolutePath = (path: string): string => storefrontEnv().PUBLIC_URL + path.replace(/^\/$/, '')

export const absoluteAsset = (path: string): string => new URL(path, storefrontEnv().PUBLIC_URL).href
