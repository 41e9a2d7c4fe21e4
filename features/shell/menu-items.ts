import type { useTranslations } from 'next-intl'
import { getPathname } from '#contracts/page-address.ts'
import type { MenuNode } from '#contracts/regions.ts'
import type { Locale } from '#contracts/shop.ts'
import { targetHref } from '#lib/routing/target-href.ts'

/** What opens below an entry. */
interface MenuLower {
  /** The name of the panel for screen readers. */
  label: string
  /** The text of the link to the entry's own page. */
  all: string
  items: MenuItem[]
  /** The category whose subcategories are requested when the entry is opened. */
  expands?: number
  /** The version of the banner strip beside the entries below. */
  strip?: number
}

/** An entry of a menu. What it does not have is left out, because every page carries the menus as data. */
export interface MenuItem {
  title: string
  /** A path of the shop, or an address of another site. */
  path?: string
  note?: string
  lower?: MenuLower
}

const pathOf = (target: NonNullable<MenuNode['target']>, locale: Locale): string => {
  const href = targetHref(target)
  return href ? getPathname({ href, locale }) : target.id
}

export const menuItems = (
  nodes: readonly MenuNode[],
  locale: Locale,
  t: ReturnType<typeof useTranslations<'shell'>>,
): MenuItem[] =>
  nodes.map(({ title, target, note, children, expands, bannerStrip }) => ({
    title,
    ...(target && { path: pathOf(target, locale) }),
    ...(note && { note }),
    ...((children.length > 0 || expands !== null || bannerStrip !== null) && {
      lower: {
        label: t('subcategoriesOf', { name: title }),
        all: t('allOf', { name: title }),
        items: menuItems(children, locale, t),
        ...(expands !== null && { expands }),
        ...(bannerStrip && { strip: bannerStrip.versionId }),
      },
    }),
  }))
