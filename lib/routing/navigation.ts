import { useLocale } from 'next-intl'
import { redirect as redirectForNow } from 'next/navigation'
import { type ComponentProps, createElement } from 'react'
import { getPathname, type Href } from '#contracts/page-address.ts'

export { getPathname, type Href } from '#contracts/page-address.ts'

/** Ends the rendering of a page with a temporary redirect. */
export const redirect = (to: Parameters<typeof getPathname>[0]): never => redirectForNow(getPathname(to))

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  href: Href
  /** False leaves the page where it stands: another view of what is already in sight. */
  scroll?: boolean
}

/**
 * A plain `<a>`, which costs neither script nor bytes of hydration; one listener for all of them (soft-navigation.tsx)
 * shows the next page without loading everything anew.
 */
export const Link = ({ href, scroll = true, ...anchor }: LinkProps) =>
  createElement('a', {
    ...anchor,
    href: getPathname({ href, locale: useLocale() }),
    ...(!scroll && { 'data-scroll': 'keep' }),
  })
