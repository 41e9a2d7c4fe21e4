const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The texts that a visitor has typed into a form and not sent yet, so that a reload or a sign-in does not lose them.
 * They are stored until the tab is closed. Other values in the storage are ignored, and so is an empty text: the field
 * may know something better by now, such as the name of a visitor who has signed in.
 */
export const readDraft = (key: string): Record<string, string> => {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    return isRecord(value)
      ? Object.fromEntries(
          Object.entries(value).filter(
            (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
          ),
        )
      : {}
  } catch {
    return {}
  }
}

/** Where the storage is full or forbidden, the draft is lost with the page. */
export const saveDraft = (key: string, values: Record<string, unknown>): void => {
  try {
    sessionStorage.setItem(key, JSON.stringify(values))
  } catch {
    // The form works without a draft.
  }
}

export const clearDraft = (key: string): void => {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Where the storage is forbidden, no draft was saved.
  }
}
