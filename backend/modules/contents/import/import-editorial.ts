import type { Database } from '../../../db/connect.ts'
import type { EditorialForm } from '../form/editorial-form.ts'
import { type Change, findChanges } from '../rules/find-changes.ts'
import { findTags, type State } from '../rules/find-tags.ts'
import { readStored, type Stored } from '../stored/read-stored.ts'
import { checkFacts } from './check-facts.ts'
import { checkReferences, type Problem } from './check-references.ts'
import { findAddresses } from './find-addresses.ts'
import { writeChanges } from './write-changes.ts'

export interface EditorialImport {
  /** With any problem nothing was written. */
  problems: Problem[]
  changes: Change[]
  /** The tags of the pages to render again. */
  tags: string[]
}

const listingsIn = (...states: Stored[]): string[] =>
  states.flatMap(({ regions }) => [...regions.values()].flatMap(({ form }) => form.for ?? []))

/**
 * Sets the entries that a form names and removes those that it removes; all others stay. A second time it changes
 * nothing. To be called inside a transaction.
 */
export const importEditorial = async (
  db: Database,
  form: EditorialForm,
  now: Date,
  { dryRun = false } = {},
): Promise<EditorialImport> => {
  const before = await readStored(db)
  const problems = [...checkFacts(form), ...(await checkReferences(db, before, form))]
  if (problems.length > 0) return { problems, changes: [], tags: [] }
  const changes = findChanges(before, form)
  if (dryRun || changes.length === 0) return { problems, changes, tags: [] }
  await writeChanges(db, form, changes)
  const after = await readStored(db)
  const addresses = await findAddresses(db, listingsIn(before, after))
  const stateOf = (stored: Stored): State => ({ stored, addressOf: (listing) => addresses.get(listing), now })
  return { problems, changes, tags: findTags(changes, stateOf(before), stateOf(after)) }
}
