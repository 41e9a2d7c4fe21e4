import { ZodError } from 'zod'
import type { Database } from '../db/connect.ts'
import { findConfiguredTags } from '../modules/contents/service.ts'
import type { SetupForm } from './form/setup-form.ts'
import type { Ledger } from './write/keyed-rows.ts'
import type { Problem } from './write/problem.ts'
import { writeCategories } from './write/write-categories.ts'
import { writeConfiguration } from './write/write-configuration.ts'
import { writeContent } from './write/write-content.ts'
import { writePublishers, writeStores } from './write/write-places.ts'
import { writeDelivery, writePayment } from './write/write-sales.ts'
import { writeTrade } from './write/write-trade.ts'

export interface AppliedSetup extends Ledger {
  /** With any problem the caller takes the transaction back. */
  problems: Problem[]
  /** The tags of the pages to render again. */
  tags: string[]
}

const configure = async (db: Database, ledger: Ledger, form: SetupForm): Promise<Problem[]> => {
  try {
    await writeConfiguration(db, ledger, form)
    return []
  } catch (error) {
    if (!(error instanceof ZodError)) throw error
    return error.issues.map(({ path, message }) => ({ path: ['configuration', ...path.map(String)], message }))
  }
}

const tagsOf = async (db: Database, { changes }: Ledger): Promise<string[]> => {
  const kinds = new Set(changes.map(({ kind }) => kind))
  return [
    ...(changes.length > 0 ? ['configuration', 'catalog', 'categories', 'content'] : []),
    ...(kinds.has('configuration') ? await findConfiguredTags(db) : []),
  ]
}

/**
 * Sets what a shop needs before it has books: its configuration, price lists, warehouses, categories, publishers, ways
 * of delivery and payment, stores and pages. Sets what the form names, removes nothing, and changes nothing the second
 * time. To be called inside a transaction.
 */
export const applySetup = async (db: Database, form: SetupForm, now: Date): Promise<AppliedSetup> => {
  const ledger: Ledger = { changes: [], left: 0, kept: [] }
  const problems = [...(await configure(db, ledger, form)), ...(await writeTrade(db, ledger, form))]
  if (problems.length > 0) return { ...ledger, problems, tags: [] }
  await writeCategories(db, ledger, form)
  await writePublishers(db, ledger, form)
  await writeDelivery(db, ledger, form)
  await writePayment(db, ledger, form)
  await writeStores(db, ledger, form)
  const content = form.content ? await writeContent(db, ledger, form.content, now) : { problems: [], tags: [] }
  return { ...ledger, problems: content.problems, tags: [...(await tagsOf(db, ledger)), ...content.tags] }
}
