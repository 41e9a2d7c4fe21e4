import { lazy, Suspense, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

const MenuBelowLinks = lazy(() =>
  import('./menu-below-links.tsx').then((loaded) => ({ default: loaded.MenuBelowLinks })),
)

const numberOf = (text: string | undefined) => (text === undefined ? undefined : Number(text))

/** Stands once in the page: fills the marks of menu-below.tsx in both menus. */
export const MenuBelowLoader = () => {
  const [opened, setOpened] = useState<HTMLElement[]>([])

  useEffect(() => {
    const look = (details: Element) => {
      const mark = details.querySelector<HTMLElement>('[data-menu-below]')
      if (mark) setOpened((before) => (before.includes(mark) ? before : [...before, mark]))
    }
    const notice = ({ target }: Event) => {
      if (target instanceof HTMLDetailsElement && target.open) look(target)
    }
    // The visitor may have opened one before the scripts arrived.
    for (const details of document.querySelectorAll('header details[open]')) look(details)
    // This event does not bubble.
    document.addEventListener('toggle', notice, { capture: true })
    return () => document.removeEventListener('toggle', notice, { capture: true })
  }, [])

  return opened.map((mark, index) => {
    const { menuBelow, category, strip } = mark.dataset
    const place = menuBelow === 'panel' ? 'panel' : 'accordion'
    const links = (
      <Suspense>
        <MenuBelowLinks place={place} category={numberOf(category)} strip={numberOf(strip)} />
      </Suspense>
    )
    return mark.parentElement && createPortal(links, mark.parentElement, String(index))
  })
}
