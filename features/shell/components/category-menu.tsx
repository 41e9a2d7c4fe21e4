import { useTranslations } from 'next-intl'
import { Link } from '#lib/routing/navigation.ts'
import type { CategoryNode } from '../category-tree.ts'
import { categoryHref, imprintHref, reducedHref } from '../menu-links.ts'
import type { Shell } from '../server.ts'
import { LowerCategories } from './lower-categories.tsx'
import { MenuHover } from './menu-hover.tsx'
import { MenuPanel, PanelLink } from './menu-panel.tsx'

const CategoryEntry = ({ category }: { category: CategoryNode }) => {
  const t = useTranslations('shell')
  return (
    <li className="menu-entry">
      <Link href={categoryHref(category)}>
        {category.name}
      </Link>
      {category.children.length > 0 && (
        <MenuPanel label={t('subcategoriesOf', { name: category.name })}>
          <PanelLink strong href={categoryHref(category)}>
            {t('allOf', { name: category.name })}
          </PanelLink>
          <LowerCategories of={category.id} place="panel" />
        </MenuPanel>
      )}
    </li>
  )
}

/** The category row of wide screens; narrower ones have the menu button. menu-place.ts counts its entries. */
export const CategoryMenu = ({ categories, imprints }: Pick<Shell, 'categories' | 'imprints'>) => {
  const t = useTranslations('shell')
  return (
    <MenuHover label={t('mainNavigation')}>
      <ul className="measure flex flex-wrap gap-x-[clamp(0.75rem,3.4vw_-_1.65rem,1.875rem)]">
        {categories.map((category) => (
          <CategoryEntry key={category.id} category={category} />
        ))}
        <li className="menu-entry">
          <Link href="/authors">{t('authors')}</Link>
        </li>
        {imprints.length > 0 && (
          <li className="menu-entry">
            <MenuPanel label={t('publishers')} isWhole>
              <PanelLink strong href="/publishers">
                {t('allPublishers')}
              </PanelLink>
              {imprints.map(({ key, name, tagline }) => (
                <PanelLink key={key} href={imprintHref(key)} note={tagline}>
                  {name}
                </PanelLink>
              ))}
            </MenuPanel>
          </li>
        )}
        <li className="menu-entry">
          <Link href={reducedHref}>{t('reduced')}</Link>
        </li>
      </ul>
    </MenuHover>
  )
}
