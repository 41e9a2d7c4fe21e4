/** Finds what had the focus before a view was exchanged for another; see restore-focus.tsx and keep-choice.tsx. */
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
 * What has the focus after the next view: the same field, or the count of results where what was pressed goes away.
 * Null leaves it alone; the count is said anyway.
 */
export const focusAfterwards = (source: Element | 'count' | null) => {
  wanted = source === 'count' ? `#${countId}` : source ? selectorOf(source) : ''
}

/** Once: a visitor who comes by a link is not moved about. */
export const takeWantedFocus = () => {
  const taken = wanted
  wanted = undefined
  return taken
}
