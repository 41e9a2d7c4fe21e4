import { usePathname } from 'next/navigation'
import { useHydrated } from '#lib/session/use-hydrated.ts'

/**
 * The uuid in the address of a page that is one shell for all ids (`shell` in pages.ts). Empty on the server and while
 * hydrating, because the shell does not know it.
 */
export const useAddressId = (): string => {
  const pathname = usePathname()
  const found = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/.exec(pathname)?.[0]
  return (useHydrated() && found) || ''
}
