import { createNavigation } from 'next-intl/navigation'
import { routing } from '#lib/i18n/routing.ts'

/** The only links and redirects of the shop: an unknown page or a missing parameter does not compile. */
export const { Link, redirect, permanentRedirect, usePathname, useRouter, getPathname } = createNavigation(routing)

export type Href = Parameters<typeof getPathname>[0]['href']
