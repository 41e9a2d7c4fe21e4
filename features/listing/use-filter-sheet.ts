import { type RefObject, useEffect } from 'react'

const wide = '(width >= 56.25rem)'

/** All that is neither the sheet nor around it. */
const behind = (sheet: Element): HTMLElement[] => {
  const found: HTMLElement[] = []
  for (let place = sheet; place.parentElement && place !== document.body; place = place.parentElement)
    for (const other of place.parentElement.children)
      if (other !== place && other instanceof HTMLElement && !other.inert) found.push(other)
  return found
}

const beModal = (sheet: HTMLElement) => {
  sheet.role = 'dialog'
  sheet.ariaModal = 'true'
  sheet.setAttribute('aria-labelledby', sheet.querySelector('h2')?.id ?? '')
  sheet.querySelector('button')?.focus()
  const covered = behind(sheet)
  for (const one of covered) one.inert = true
  return () => {
    sheet.role = null
    sheet.ariaModal = null
    sheet.removeAttribute('aria-labelledby')
    for (const one of covered) one.inert = false
    const opener = covered.flatMap((one) => [...one.querySelectorAll<HTMLElement>(`[popovertarget="${sheet.id}"]`)])[0]
    if (document.activeElement === document.body || sheet.contains(document.activeElement)) opener?.focus()
  }
}

/**
 * A popover lets Tab out behind it. While the form's sheet is open the rest of the page is inert; closed by whatever
 * means, it gives the focus back to its opener.
 */
export const useFilterSheet = (form: RefObject<HTMLFormElement | null>) => {
  useEffect(() => {
    const sheet = form.current?.querySelector<HTMLElement>('[popover]')
    if (!sheet) return
    const screen = matchMedia(wide)
    let end: (() => void) | undefined
    const toggle = ({ newState }: ToggleEvent) => {
      end?.()
      end = newState === 'open' ? beModal(sheet) : undefined
    }
    // A turned tablet has the filters beside the list.
    const close = () => sheet.matches(':popover-open') && sheet.hidePopover()
    sheet.addEventListener('toggle', toggle)
    screen.addEventListener('change', close)
    return () => {
      end?.()
      sheet.removeEventListener('toggle', toggle)
      screen.removeEventListener('change', close)
    }
  }, [form])
}
