'use client'

import { useParams, useSelectedLayoutSegments } from 'next/navigation'
import type { Locale } from '#contracts/shop.ts'
import { getPathname, type Href } from '#lib/routing/navigation.ts'
import { findPage, pages } from '#lib/routing/pages.ts'
import { useAddressId } from '#lib/routing/use-address-id.ts'

/**
 * The same page in the other language. Slugs differ there, ids do not: the page sends a foreign slug on to its own.
 * A full load, for everything changes; the query (filters, what is searched for) goes along. The prefix is written
 * out even for Hungarian: the middleware takes it off and remembers the choice, so that an earlier one does not win.
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
