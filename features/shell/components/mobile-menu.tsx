import type { ReactNode } from 'react'
import { Accordion } from '#components/ui/accordion.tsx'
import type { MenuItem } from '../menu-items.ts'
import { MenuBelow } from './menu-below.tsx'
import { MenuDialog } from './menu-dialog.tsx'

const Entry = ({ title, path, lower }: MenuItem) => {
  if (!lower || (lower.items.length === 0 && lower.expands === undefined))
    return (
      path && (
        <div>
          <a href={path}>{title}</a>
        </div>
      )
    )
  return (
    <Accordion name="site-menu" title={title}>
      <ul>
        {path && (
          <li>
            <a href={path}>{lower.all}</a>
          </li>
        )}
        {lower.items.map(
          (item) =>
            item.path && (
              <li key={item.title}>
                <a href={item.path}>{item.title}</a>
              </li>
            ),
        )}
        {lower.expands !== undefined && <MenuBelow place="accordion" category={lower.expands} />}
      </ul>
    </Accordion>
  )
}

interface Props {
  title: string
  closeLabel: string
  /** Names the navigation inside. */
  label: string
  header: readonly MenuItem[]
  top: readonly MenuItem[]
  /** Slot: currency and language. */
  switches: ReactNode
}

export const MobileMenu = ({ title, closeLabel, label, header, top, switches }: Props) => (
  <MenuDialog title={title} closeLabel={closeLabel}>
    <nav aria-label={label} className="site-menu px-[18px] pb-8">
      <div>
        {[...header, ...top].map((item) => (
          <Entry key={item.title} {...item} />
        ))}
      </div>
      <div className="switches mt-5 flex flex-wrap items-center gap-x-6 gap-y-1">{switches}</div>
    </nav>
  </MenuDialog>
)
