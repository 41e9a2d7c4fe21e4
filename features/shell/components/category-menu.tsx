import { useTranslations } from 'next-intl'
import { TargetLink } from '#components/ui/target-link.tsx'
import type { MenuNode } from '#contracts/regions.ts'
import { MenuBelow } from './menu-below.tsx'
import { MenuHover } from './menu-hover.tsx'
import { MenuPanel, PanelLink } from './menu-panel.tsx'

const hasPanel = ({ children, expands, bannerStrip }: MenuNode) =>
  children.length > 0 || expands !== null || bannerStrip !== null

const Entry = ({ node }: { node: MenuNode }) => {
  const t = useTranslations('shell')
  const { title, target, children, expands, bannerStrip } = node
  return (
    <li className="menu-entry">
      {target && <TargetLink target={target}>{title}</TargetLink>}
      {hasPanel(node) && (
        <MenuPanel label={target ? t('subcategoriesOf', { name: title }) : title} isWhole={!target}>
          {target && <PanelLink target={target}>{t('allOf', { name: title })}</PanelLink>}
          {children.map(
            (child) =>
              child.target && (
                <PanelLink key={child.title} target={child.target} note={child.note}>
                  {child.title}
                </PanelLink>
              ),
          )}
          {(expands ?? bannerStrip) && <MenuBelow place="panel" category={expands} strip={bannerStrip?.versionId} />}
        </MenuPanel>
      )}
    </li>
  )
}

/** The row of wide screens; narrower screens have the menu button. menu-place.ts counts the entries of this row. */
export const CategoryMenu = ({ nodes }: { nodes: readonly MenuNode[] }) => {
  const t = useTranslations('shell')
  return (
    <MenuHover label={t('mainNavigation')}>
      <ul className="measure flex flex-wrap gap-x-[clamp(0.75rem,3.4vw_-_1.65rem,1.875rem)]">
        {nodes.map((node) => (
          <Entry key={node.title} node={node} />
        ))}
      </ul>
    </MenuHover>
  )
}
