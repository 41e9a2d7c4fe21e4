import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { CategoryNode } from '../category-tree.ts'
import { categoryHref, imprintHref, reducedHref } from '../menu-links.ts'
import type { Shell } from '../server.ts'
import { MenuHover } from './menu-hover.tsx'
import { MenuLink } from './menu-link.tsx'
import { MenuPanel, PanelLink } from './menu-panel.tsx'

const Entry = ({ children }: { children: ReactNode }) => (
  <li data-menu-entry className="group/entry flex">
    {children}
  </li>
)

const CategoryEntry = ({ category }: { category: CategoryNode }) => {
  const t = useTranslations('shell')
  return (
    <Entry>
      <MenuLink entry={`category:${category.id}`} href={categoryHref(category)}>
        {category.name}
      </MenuLink>
      {category.children.length > 0 && (
        <MenuPanel label={t('subcategoriesOf', { name: category.name })}>
          <PanelLink strong href={categoryHref(category)}>
            {t('allOf', { name: category.name })}
          </PanelLink>
          {category.children.map((child) => (
            <PanelLink
              key={child.id}
              href={categoryHref(child)}
              below={child.children.map((one) => ({ ...one, href: categoryHref(one) }))}
            >
              {child.name}
            </PanelLink>
          ))}
        </MenuPanel>
      )}
    </Entry>
  )
}

/** The category row of wide screens; narrower ones have the menu button. */
export const CategoryMenu = ({ categories, imprints }: Pick<Shell, 'categories' | 'imprints'>) => {
  const t = useTranslations('shell')
  return (
    <MenuHover label={t('mainNavigation')}>
      <ul className="measure flex flex-wrap gap-x-[clamp(1.25rem,2.1vw,1.875rem)]">
        {categories.map((category) => (
          <CategoryEntry key={category.id} category={category} />
        ))}
        <Entry>
          <MenuLink entry="authors" href="/authors">
            {t('authors')}
          </MenuLink>
        </Entry>
        {imprints.length > 0 && (
          <Entry>
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
          </Entry>
        )}
        <Entry>
          <MenuLink entry="collection:reduced" href={reducedHref}>
            {t('reduced')}
          </MenuLink>
        </Entry>
      </ul>
    </MenuHover>
  )
}
