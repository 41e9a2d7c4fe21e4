/** Finds the element that had the focus before one view replaced another; used by restore-focus.tsx and save-choice-focus.tsx. */
let wanted: string | undefined

export const countId = 'listing-count'

const selectorOf = (field: Element): string => {
  const choice = field.closest<HTMLElement>('[data-choice]')
  if (choice) return `[data-choice="${choice.dataset['choice']}"] [aria-current]`
  if (field instanceof HTMLInputElement && field.name) {
    return field.type === 'checkbox' || field.type === 'radio'
      ? `[name="${field.name}"][value="${CSS.escape(field.value)}"]`
      : `[name="${field.name}"]`
  }
  return field instanceof HTMLSelectElement ? `[name="${field.name}"]` : `#${countId}`
}

/**
 * Sets what has the focus in the next view: the same field, or the count of results where the pressed element goes away.
 * With null the focus stays as it is; screen readers hear the count in any case.
 */
export const focusAfterwards = (source: Element | 'count' | null) => {
  wanted = source === 'count' ? `#${countId}` : source ? selectorOf(source) : ''
}

/** The selector is given once: a visitor who comes by a link keeps the focus where it is. */
export const takeWantedFocus = () => {
  const taken = wanted
  wanted = undefined
  return taken
}
