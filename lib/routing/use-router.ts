import { useLocale } from 'next-intl'
import { useRouter as useNextRouter } from 'next/navigation'
import { useMemo } from 'react'
import { getPathname, type Href } from '#contracts/page-address.ts'
import { goWhenOnline } from './wanted-page.ts'

interface Options {
  scroll?: boolean
}

/** Navigates to pages of the shop by their names, in the language of the page. */
export const useRouter = () => {
  const router = useNextRouter()
  const locale = useLocale()
  return useMemo(() => {
    const going = (how: 'push' | 'replace') => (href: Href, options?: Options) => {
      const path = getPathname({ href, locale })
      goWhenOnline(path, () => router[how](path, options))
    }
    return { push: going('push'), replace: going('replace') }
  }, [router, locale])
}
