import { useLocale } from 'next-intl'
import { redirect as redirectForNow } from 'next/navigation'
import { type ComponentProps, createElement } from 'react'
import { getPathname, type Href } from '#contracts/page-address.ts'

export { getPathname, type Href } from '#contracts/page-address.ts'

/** Ends the rendering of a page with a temporary redirect. */
export const redirect = (to: Parameters<typeof getPathname>[0]): never => redirectForNow(getPathname(to))

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  href: Href
  /** False keeps the scroll position, for another view of a part that is already visible. */
  scroll?: boolean
}

/**
 * A plain `<a>`, which needs no script. One listener for all links (soft-navigation.tsx) shows the next page without a
 * full load.
 */
export const Link = ({ href, scroll = true, ...anchor }: LinkProps) =>
  createElement('a', {
    ...anchor,
    href: getPathname({ href, locale: useLocale() }),
    ...(!scroll && { 'data-scroll': 'keep' }),
  })
