'use client'

import { useParams, useSelectedLayoutSegments } from 'next/navigation'
import { anyId } from '#contracts/any-id.ts'
import type { Locale } from '#contracts/shop.ts'
import { useAddressId } from '#lib/routing/use-address-id.ts'

/** The folders of the page under `app/[locale]/[market]`: the English words of its address. None for a missing page. */
const useEnglishPath = (): string => {
  const segments = useSelectedLayoutSegments().filter((segment) => !segment.startsWith('(') && segment !== 'view')
  const isMissing = 'rest' in useParams() || segments[0] === 'gone'
  const id = useAddressId()
  return isMissing ? '' : segments.map((segment) => `/${segment === anyId ? id : segment}`).join('')
}

/**
 * The same page in the other language. The middleware translates the English words and the slug of a resource, so that
 * the table of all pages stays out of the browser. A full load, because everything changes; the query (filters,
 * searched words) is part of the link. The prefix is written out even for Hungarian: the middleware removes it and
 * remembers the choice, so that an earlier choice does not win.
 */
export const LocaleSwitch = ({ to, label }: { to: Locale; label: string }) => {
  const path = `/${to}${useEnglishPath()}`
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
