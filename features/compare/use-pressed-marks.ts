import { useEffect } from 'react'

const press = (ids: ReadonlySet<string>): void => {
  for (const button of document.querySelectorAll<HTMLElement>('[data-compare]'))
    button.ariaPressed = String(ids.has(button.dataset.compare ?? ''))
}

/** Sets `aria-pressed` of the compare buttons from the list, also for buttons of pages that are opened later. */
export const usePressedMarks = (compared: readonly number[]): void => {
  const key = compared.join(',')
  useEffect(() => {
    const ids = new Set(key.split(','))
    press(ids)
    const observer = new MutationObserver(() => press(ids))
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      observer.disconnect()
      press(new Set())
    }
  }, [key])
}
