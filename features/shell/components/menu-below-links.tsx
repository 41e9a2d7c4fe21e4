'use client'

import { use } from 'react'
import type { CategoryNode } from '../category-tree.ts'
import { lowerCategories } from '../lower-categories.ts'
import { MenuBanners } from './menu-banners.tsx'
import { PanelLink } from './menu-panel.tsx'

interface Props {
  place: 'panel' | 'accordion'
  category: number | undefined
  strip?: number | undefined
}

const none = Promise.resolve<CategoryNode[]>([])

/** Two levels and a banner in the panel of wide screens, one level on phones. */
export const MenuBelowLinks = ({ place, category, strip }: Props) => {
  const categories = use(category === undefined ? none : lowerCategories(category))
  if (place === 'accordion')
    return categories.map((one) => (
      <li key={one.id}>
        <a href={one.path}>{one.name}</a>
      </li>
    ))
  return (
    <>
      {categories.map((one) => (
        <PanelLink
          key={one.id}
          path={one.path}
          below={
            one.children.length > 0 && (
              <ul>
                {one.children.map((child) => (
                  <PanelLink key={child.id} path={child.path}>
                    {child.name}
                  </PanelLink>
                ))}
              </ul>
            )
          }
        >
          {one.name}
        </PanelLink>
      ))}
      {strip !== undefined && <MenuBanners strip={strip} />}
    </>
  )
}
