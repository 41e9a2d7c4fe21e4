import type { ReactNode } from 'react'
import { type Href, Link } from '#lib/routing/navigation.ts'

/** An entry in the menu of phones; looks: category-menu.css. */
export const MenuRow = ({ href, children }: { href: Href; children: ReactNode }) => (
  <Link href={href} className="menu-row">
    {children}
  </Link>
)
