import type { ReactNode } from 'react'

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
  path: string
  note?: string | undefined
  /** Slot: the content below the entry. */
  below?: ReactNode
  children: ReactNode
}

export const PanelLink = ({ path, note, below = null, children }: LinkProps) => (
  <li>
    <a href={path}>
      {children}
      {note && <small>{note}</small>}
    </a>
    {below}
  </li>
)
