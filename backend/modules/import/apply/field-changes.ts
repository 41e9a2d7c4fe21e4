import type { FieldChange } from '../report/outcome.ts'

const longest = 60

/** A value in a few words, for the report. */
export const shortValue = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  if (typeof value === 'object' && 'hu' in value) return shortValue(value.hu)
  const text = (typeof value === 'string' ? value : JSON.stringify(value)).replaceAll(/\s+/g, ' ')
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text
}

/** Old and new values of fields. `nameOf` puts a name in place of an id. */
export const fieldChanges = <Row extends object>(
  row: Row,
  facts: Partial<Row>,
  fields: readonly string[],
  nameOf: (field: string, value: unknown) => unknown = (_field, value) => value,
): FieldChange[] =>
  fields.map((field) => ({
    field,
    from: shortValue(nameOf(field, row[field as keyof Row])),
    to: shortValue(nameOf(field, facts[field as keyof Row])),
  }))

/** The name of the row with an id, where the batch has read it. */
export const nameIn = <Row extends { id: number }>(
  rows: ReadonlyMap<string, Row>,
  id: unknown,
  pick: (row: Row) => unknown,
): unknown => {
  for (const row of rows.values()) if (row.id === id) return pick(row)
  return id
}
