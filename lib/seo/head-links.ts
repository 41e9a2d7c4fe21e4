import 'server-only'
import { getLocale } from 'next-intl/server'
import { type Locale, locales } from '#contracts/shop.ts'
import { cacheTags } from '#lib/api/cache-tags.ts'
import { load } from '#lib/api/server.ts'
import { withoutPart } from '#lib/api/without-part.ts'
import type { Href } from '#lib/routing/navigation.ts'
import { absolutePath } from './absolute-url.ts'
import { rightPaths } from './right-paths.ts'

export interface HeadLinks {
  canonical: string
  /** By language, and `x-default`. */
  languages: Record<string, string>
  /** The other languages in which the page can be read. */
  others: readonly Locale[]
}

/** The languages of the shop. While the backend does not answer, all of them. */
const loadLocales = async (): Promise<readonly Locale[]> => {
  const found = await load('GET /v2.0/config_entries', {}, [cacheTags.configuration]).catch(
    withoutPart('Could not fetch the configuration!'),
  )
  return found?.available_locales ?? locales
}

/** The addresses of a page in each language (spec point 2). */
export const loadHeadLinks = async (href: Href): Promise<HeadLinks> => {
  const [locale, available, paths] = await Promise.all([getLocale(), loadLocales(), rightPaths(href)])
  const canonical = absolutePath(paths[locale])
  const urls = Object.fromEntries(available.map((one) => [one, absolutePath(paths[one])]))
  return {
    canonical,
    languages: { ...urls, 'x-default': urls['hu'] ?? canonical },
    others: available.filter((one) => one !== locale),
  }
}
