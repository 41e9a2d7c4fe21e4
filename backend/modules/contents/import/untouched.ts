import { type EditorialForm, entryName } from '../form/editorial-form.ts'
import type { EntryKind } from '../rules/find-changes.ts'
import type { Stored } from '../stored/read-stored.ts'

/** The entries of a kind that an import neither sets nor removes. */
export const untouched = <Kind extends EntryKind>(
  stored: Stored,
  form: EditorialForm,
  kind: Kind,
): EditorialForm[Kind] => {
  const named = new Set([...form[kind].map(entryName), ...form.remove[kind]])
  return [...stored[kind]].filter(([name]) => !named.has(name)).map(([, entry]) => entry.form) as EditorialForm[Kind]
}
