const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * What somebody has typed into a form and not sent yet: a reload or a sign-in does not lose it. It lives as long as the
 * tab. Only texts are read; whatever else stands in the storage is ignored.
 */
export const readDraft = (key: string): Record<string, string> => {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    return isRecord(value)
      ? Object.fromEntries(
          Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
        )
      : {}
  } catch {
    return {}
  }
}

/** Where the storage is full or forbidden, the draft lives as long as the page. */
export const saveDraft = (key: string, values: Record<string, unknown>): void => {
  try {
    sessionStorage.setItem(key, JSON.stringify(values))
  } catch {
    // The form goes on without a draft.
  }
}

export const clearDraft = (key: string): void => {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Where the storage is forbidden, no draft was saved.
  }
}
