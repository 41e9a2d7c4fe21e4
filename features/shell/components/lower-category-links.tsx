'use client'

import { use } from 'react'
import { lowerCategories } from '../lower-categories.ts'
import { categoryHref } from '../menu-links.ts'
import { MenuRow } from './menu-row.tsx'
import { PanelLink } from './menu-panel.tsx'

/** Two levels in the panel of wide screens, one on phones. */
export const LowerCategoryLinks = ({ of, place }: { of: number; place: 'panel' | 'accordion' }) => {
  const categories = use(lowerCategories(of))
  if (place === 'accordion')
    return categories.map((category) => (
      <li key={category.id}>
        <MenuRow href={categoryHref(category)}>{category.name}</MenuRow>
      </li>
    ))
  return categories.map((category) => (
    <PanelLink
      key={category.id}
      href={categoryHref(category)}
      below={
        category.children.length > 0 && (
          <ul>
            {category.children.map((child) => (
              <PanelLink key={child.id} href={categoryHref(child)}>
                {child.name}
              </PanelLink>
            ))}
          </ul>
        )
      }
    >
      {category.name}
    </PanelLink>
  ))
}
