import { isDeepStrictEqual } from 'node:util'
import { eq, getTableColumns } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../../db/connect.ts'

/** What a setup did to one entry. */
interface Change {
  kind: string
  name: string
  what: 'added' | 'changed'
  /** The fields that differ; empty for a new entry. */
  fields: string[]
}

/** The rows that a setup found, and what became of them. */
export interface Ledger {
  changes: Change[]
  /** How many entries are as the file says. */
  left: number
  /** What the shop has and the file does not name. It stays. */
  kept: { kind: string; name: string }[]
}

type Row = Record<string, unknown>

export interface KeyedRows {
  /** Adds the row, or changes the one with the same key where it differs. @returns its id */
  set: (row: Row) => Promise<number>
  /** Notes what the file does not name; to be called after the last row. */
  finish: () => void
}

const fieldsThatDiffer = (before: Row, after: Row): string[] =>
  Object.keys(after).filter((field) => !isDeepStrictEqual(before[field], after[field]))

/** Sets rows of a table by their key. What the file does not name stays, since orders may refer to it. */
export const openKeyedRows = async (
  db: Database,
  ledger: Ledger,
  { table, kind, key = 'key' }: { table: PgTable; kind: string; key?: 'key' | 'slug' },
): Promise<KeyedRows> => {
  const idColumn = getTableColumns(table).id as PgColumn
  const rows = (await db.select().from(table)) as (Row & { id: number })[]
  const known = new Map(rows.map((row) => [String(row[key]), row]))
  const named = new Set<string>()
  const add = async (name: string, row: Row): Promise<number> => {
    ledger.changes.push({ kind, name, what: 'added', fields: [] })
    const [added] = await db
      .insert(table)
      .values(row as never)
      .returning({ id: idColumn })
    return Number(added?.id)
  }
  return {
    set: async (row) => {
      const name = String(row[key])
      named.add(name)
      const before = known.get(name)
      if (!before) return add(name, row)
      const fields = fieldsThatDiffer(before, row)
      if (fields.length === 0) ledger.left += 1
      else {
        ledger.changes.push({ kind, name, what: 'changed', fields })
        await db
          .update(table)
          .set(row as never)
          .where(eq(idColumn, before.id))
      }
      return before.id
    },
    finish: () => {
      // A section that the file leaves out says nothing of what the shop has.
      if (named.size === 0) return
      const others = [...known.keys()].filter((name) => !named.has(name))
      ledger.kept.push(...others.map((name) => ({ kind, name })))
    },
  }
}
