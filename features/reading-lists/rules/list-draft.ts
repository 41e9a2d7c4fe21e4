import type { ListRow } from './chosen-lines.ts'

/** What a member has typed and chosen on the page. */
export interface TypedList {
  text: string
  pupils: string
  /** Undefined before the books were looked for. */
  rows: ListRow[] | undefined
}

const isRow = (value: unknown): value is ListRow => {
  const { key, entry, chosen, copies } = (value ?? {}) as Partial<ListRow>
  return (
    typeof key === 'string' &&
    typeof entry?.written === 'string' &&
    Array.isArray(entry.books) &&
    (chosen === null || typeof chosen === 'number') &&
    typeof copies === 'number'
  )
}

/** An earlier release of the shop may have stored other rows. */
const readRows = (stored: string | undefined): ListRow[] | undefined => {
  try {
    const rows: unknown = JSON.parse(stored ?? 'null')
    return Array.isArray(rows) && rows.every(isRow) ? rows : undefined
  } catch {
    return undefined
  }
}

/** From a draft of texts (`lib/forms/form-draft.ts`). */
export const fromDraft = ({ text = '', pupils = '1', rows }: Record<string, string>): TypedList => ({
  text,
  pupils,
  rows: readRows(rows),
})

export const toDraft = ({ rows, ...typed }: TypedList): Record<string, string> => ({
  ...typed,
  ...(rows && { rows: JSON.stringify(rows) }),
})
