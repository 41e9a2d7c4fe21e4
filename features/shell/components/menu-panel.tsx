import type { ReactNode } from 'react'
import { type Href, Link } from '#lib/routing/navigation.ts'

interface PanelProps {
  label: string
  /** The label itself opens the panel, for an entry that has no page of its own. */
  isWhole?: boolean
  children: ReactNode
}

/** What opens below an entry: native `<details>`, so it works without JavaScript. Looks: category-menu.css. */
export const MenuPanel = ({ label, isWhole = false, children }: PanelProps) => (
  <details name="category-menu">
    <summary aria-label={isWhole ? undefined : label}>{isWhole && label}</summary>
    <div className="menu-panel">
      <ul className="measure columns-4 gap-x-8 py-8">{children}</ul>
    </div>
  </details>
)

interface LinkProps {
  href: Href
  strong?: boolean
  note?: string | null
  /** Slot: what belongs below it. */
  below?: ReactNode
  children: ReactNode
}

export const PanelLink = ({ href, strong = false, note, below, children }: LinkProps) => (
  <li>
    <Link href={href} className={strong ? 'font-semibold' : undefined}>
      {children}
      {note && <small>{note}</small>}
    </Link>
    {below}
  </li>
)
