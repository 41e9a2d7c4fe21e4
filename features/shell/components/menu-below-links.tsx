'use client'

import { use } from 'react'
import { TargetLink } from '#components/ui/target-link.tsx'
import type { CategoryNode } from '../category-tree.ts'
import { lowerCategories } from '../lower-categories.ts'
import { MenuBanners } from './menu-banners.tsx'
import { PanelLink } from './menu-panel.tsx'

interface Props {
  place: 'panel' | 'accordion'
  category: number | null
  strip?: number | undefined
}

const none = Promise.resolve<CategoryNode[]>([])

const targetOf = ({ id, path }: CategoryNode) => ({ type: 'category', id: String(id), path }) as const

/** Two levels and a banner in the panel of wide screens, one level on phones. */
export const MenuBelowLinks = ({ place, category, strip }: Props) => {
  const categories = use(category === null ? none : lowerCategories(category))
  if (place === 'accordion')
    return categories.map((one) => (
      <li key={one.id}>
        <TargetLink target={targetOf(one)}>{one.name}</TargetLink>
      </li>
    ))
  return (
    <>
      {categories.map((one) => (
        <PanelLink
          key={one.id}
          target={targetOf(one)}
          below={
            one.children.length > 0 && (
              <ul>
                {one.children.map((child) => (
                  <PanelLink key={child.id} target={targetOf(child)}>
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
