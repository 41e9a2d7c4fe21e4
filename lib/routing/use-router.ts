import { useLocale } from 'next-intl'
import { useRouter as useNextRouter } from 'next/navigation'
import { useMemo } from 'react'
import { getPathname, type Href } from './href.ts'

interface Options {
  scroll?: boolean
}

/** Leads to pages of the shop by their names, in the language of the page. */
export const useRouter = () => {
  const router = useNextRouter()
  const locale = useLocale()
  return useMemo(
    () => ({
      push: (href: Href, options?: Options) => router.push(getPathname({ href, locale }), options),
      replace: (href: Href, options?: Options) => router.replace(getPathname({ href, locale }), options),
    }),
    [router, locale],
  )
}
