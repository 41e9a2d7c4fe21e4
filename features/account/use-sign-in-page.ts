import { useLocale } from 'next-intl'
import { useEffect } from 'react'
import { hasTagManager } from '#lib/analytics/has-tag-manager.ts'
import { getPathname } from '#lib/routing/navigation.ts'

/**
 * Where a container of Tag Manager may run in the page, nobody types a password into it: the wanted modal for signing in
 * gives way to the sign-in page, which leads back.
 * @returns whether it does
 */
export const useSignInPage = (isWanted: boolean): boolean => {
  const locale = useLocale()
  const leaves = isWanted && hasTagManager()
  useEffect(() => {
    if (!leaves) return
    const query = { redirectPath: location.pathname + location.search }
    location.assign(getPathname({ href: { pathname: '/login', query }, locale }))
  }, [leaves, locale])
  return leaves
}
