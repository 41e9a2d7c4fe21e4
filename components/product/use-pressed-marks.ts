import { useEffect } from 'react'

const press = (mark: string, ids: ReadonlySet<string>): void => {
  for (const button of document.querySelectorAll<HTMLElement>(`[data-${mark}]`))
    button.ariaPressed = String(ids.has(button.dataset[mark] ?? ''))
}

/**
 * Sets `aria-pressed` of the plain buttons for some books, also for buttons of pages that are opened later.
 * @param mark the attribute with the id of the book, without `data-`
 */
export const usePressedMarks = (mark: 'compare' | 'favourite', pressed: readonly number[]): void => {
  const key = pressed.join(',')
  useEffect(() => {
    const ids = new Set(key.split(','))
    press(mark, ids)
    const observer = new MutationObserver(() => press(mark, ids))
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      observer.disconnect()
      press(mark, new Set())
    }
  }, [mark, key])
}
