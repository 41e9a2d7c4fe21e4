'use client'

import { useParams, useSelectedLayoutSegments } from 'next/navigation'
import type { Locale } from '#contracts/shop.ts'
import { getPathname, type Href } from '#lib/routing/navigation.ts'
import { findPage, pages } from '#contracts/pages.ts'
import { useAddressId } from '#lib/routing/use-address-id.ts'

/**
 * The same page in the other language. Slugs differ, ids do not: the page redirects a foreign slug to its own. A full
 * load, because everything changes; the query (filters, searched words) is part of the link. The prefix is written out
 * even for Hungarian: the middleware removes it and remembers the choice, so that an earlier choice does not win.
 */
export const LocaleSwitch = ({ to, label }: { to: Locale; label: string }) => {
  const segments = useSelectedLayoutSegments().filter((segment) => !segment.startsWith('(') && segment !== 'view')
  const { locale: _, market: __, ...params } = useParams()
  const pathname = findPage(`/${segments.join('/')}`) ?? '/'
  const id = useAddressId()
  const href = { pathname, params: 'shell' in pages[pathname] ? { id } : params } as Href
  const path = getPathname({ href, locale: to, forcePrefix: true })
  return (
    <a
      href={path}
      lang={to}
      hrefLang={to}
      onClick={(event) => {
        event.currentTarget.href = path + location.search
      }}
      className="flex min-h-8 items-center hover:text-rubric"
    >
      {label}
    </a>
  )
}
