import { createEntries, type Entries } from './entries.ts'
import { createLabels, type Labels } from './labels.ts'

/** The catalog in memory. */
export interface CatalogIndex<Column extends string = string> {
  entries: Entries<Column>
  labels: Labels
}

export const createCatalogIndex = <Column extends string>(
  columns: readonly Column[],
  holdsNames = true,
): CatalogIndex<Column> => ({
  entries: createEntries(columns, holdsNames),
  labels: createLabels(),
})
