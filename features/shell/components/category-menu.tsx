import type { MenuItem } from '../menu-items.ts'
import { MenuBelow } from './menu-below.tsx'
import { MenuPanel, PanelLink } from './menu-panel.tsx'
import { MenuRow } from './menu-row.tsx'

const Entry = ({ title, path, lower }: MenuItem) => (
  <li className="menu-entry">
    {path && <a href={path}>{title}</a>}
    {lower && (
      <MenuPanel label={path ? lower.label : title} isWhole={!path}>
        {path && <PanelLink path={path}>{lower.all}</PanelLink>}
        {lower.items.map(
          (item) =>
            item.path && (
              <PanelLink key={item.title} path={item.path} note={item.note}>
                {item.title}
              </PanelLink>
            ),
        )}
        {(lower.expands ?? lower.strip) && <MenuBelow place="panel" category={lower.expands} strip={lower.strip} />}
      </MenuPanel>
    )}
  </li>
)

interface Props {
  label: string
  items: readonly MenuItem[]
}

/** The row of wide screens; narrower screens have the menu button. menu-place.ts counts the entries of this row. */
export const CategoryMenu = ({ label, items }: Props) => (
  <MenuRow label={label}>
    <ul className="measure flex flex-wrap gap-x-[clamp(0.75rem,3.4vw_-_1.65rem,1.875rem)]">
      {items.map((item) => (
        <Entry key={item.title} {...item} />
      ))}
    </ul>
  </MenuRow>
)
