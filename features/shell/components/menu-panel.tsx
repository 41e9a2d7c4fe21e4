import type { ReactNode } from 'react'
import { TargetLink } from '#components/ui/target-link.tsx'
import type { Target } from '#contracts/banners.ts'

interface PanelProps {
  label: string
  /** The label itself opens the panel, for an entry without a page of its own. */
  isWhole?: boolean
  children: ReactNode
}

/** The panel below an entry: native `<details>`, so it works without JavaScript. Styles: category-menu.css. */
export const MenuPanel = ({ label, isWhole = false, children }: PanelProps) => (
  <details name="category-menu">
    <summary aria-label={isWhole ? undefined : label}>{isWhole && label}</summary>
    <div className="menu-panel">
      <ul>{children}</ul>
    </div>
  </details>
)

interface LinkProps {
  target: Target
  note?: string | null
  /** Slot: the content below the entry. */
  below?: ReactNode
  children: ReactNode
}

export const PanelLink = ({ target, note = null, below = null, children }: LinkProps) => (
  <li>
    <TargetLink target={target}>
      {children}
      {note && <small>{note}</small>}
    </TargetLink>
    {below}
  </li>
)
