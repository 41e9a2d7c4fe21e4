import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import { useRouteChange } from './use-route-change.ts'

/** Long enough to cross an entry without opening it, and short enough not to feel slow. */
const openAfterMs = 120
const closeAfterMs = 250

const entryOf = (target: EventTarget) => (target instanceof Element ? target.closest('.menu-entry') : null)

const closePanels = (nav: HTMLElement | null) => {
  for (const panel of nav?.querySelectorAll('details[open]') ?? []) panel.removeAttribute('open')
}

/** Sets `aria-current` on the page's entry for screen readers; current-entry.css shows the entry without this. */
const markEntry = (nav: HTMLElement | null) => {
  const place = document.querySelector<HTMLElement>('[data-current-entry]')?.dataset.currentEntry
  const entry = nav?.querySelector(`.menu-entry:nth-child(${place ?? 0})`)?.firstElementChild
  const link = entry?.querySelector('summary') ?? entry
  link?.setAttribute('aria-current', 'true')
  return () => link?.removeAttribute('aria-current')
}

/** Adds to `<details>`: opening under the pointer, closing by Escape, by a press elsewhere and by a new page. */
export const useMenuHover = (route: string) => {
  const ref = useRef<HTMLElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useRouteChange(route, () => closePanels(ref.current))

  // oxlint-disable-next-line react/exhaustive-effect-dependencies, react/exhaustive-deps -- another page has another entry
  useEffect(() => markEntry(ref.current), [route])

  useEffect(() => {
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !ref.current?.contains(target)) closePanels(ref.current)
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
    }
  }, [])

  const later = (pointerType: string, afterMs: number, act: () => void) => {
    if (pointerType !== 'mouse') return
    clearTimeout(timer.current)
    timer.current = setTimeout(act, afterMs)
  }

  return {
    ref,
    onPointerOver: ({ pointerType, target }: PointerEvent) => {
      const panel = entryOf(target)?.querySelector('details')
      later(pointerType, openAfterMs, () => {
        if (!panel?.open) closePanels(ref.current)
        panel?.setAttribute('open', '')
      })
    },
    onPointerLeave: ({ pointerType }: PointerEvent) => later(pointerType, closeAfterMs, () => closePanels(ref.current)),
    onKeyDown: ({ key, target }: KeyboardEvent) => {
      if (key !== 'Escape') return
      const summary = entryOf(target)?.querySelector<HTMLElement>('details[open] summary')
      closePanels(ref.current)
      summary?.focus()
    },
  }
}
