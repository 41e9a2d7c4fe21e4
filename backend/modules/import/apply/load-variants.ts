import { and, eq, or } from 'drizzle-orm'
import type { Database } from '../../../db/connect.ts'
import { alternativeFormats, importRecords, resourceLinks } from '../../../db/schema/imports.ts'
import { variants } from '../../../db/schema/variants.ts'
import type { TradeRecord } from '../trade-record.ts'
import { anyOf } from './any-of.ts'
import type { KnownRecord, SourceOfVariant, WorkingSet } from './working-set.ts'

/** The sender's records with these references. */
export const loadRecords = async (
  db: Database,
  sender: string,
  records: readonly TradeRecord[],
): Promise<Map<string, KnownRecord>> => {
  const references = records.map(({ reference }) => reference)
  const rows = await db
    .select()
    .from(importRecords)
    .where(and(eq(importRecords.sender, sender), anyOf(importRecords.reference, references, 'text')))
  return new Map(rows.map(({ sender: _sender, reference, ...known }) => [reference, known]))
}

/** What is known by the records' references, ISBNs or SKUs, and what names one of their ISBNs as another format. */
export const loadVariants = async (
  db: Database,
  known: ReadonlyMap<string, KnownRecord>,
  records: readonly TradeRecord[],
): Promise<(typeof variants.$inferSelect)[]> => {
  if (records.length === 0) return []
  const isbns = records.flatMap(({ isbn }) => isbn ?? [])
  const naming =
    isbns.length === 0
      ? []
      : await db
          .select({ variantId: alternativeFormats.variantId })
          .from(alternativeFormats)
          .where(anyOf(alternativeFormats.isbn, isbns, 'text'))
  const received = records.flatMap(({ reference }) => known.get(reference) ?? [])
  const ids = [...received, ...naming].map(({ variantId }) => variantId)
  const named = records.flatMap(({ related }) => related?.formats ?? [])
  return db
    .select()
    .from(variants)
    .where(
      or(
        anyOf(variants.id, ids, 'int'),
        anyOf(
          variants.sku,
          records.map(({ sku }) => sku),
          'text',
        ),
        anyOf(variants.isbn, [...isbns, ...named], 'text'),
      ),
    )
}

/** Which records of which senders name these variants, the first ones first. */
export const loadSources = async (db: Database, ids: readonly number[]): Promise<Map<number, SourceOfVariant[]>> => {
  if (ids.length === 0) return new Map()
  const { variantId, sender, reference, isFeed, since } = importRecords
  const rows = await db
    .select({ variantId, sender, reference, isFeed, since })
    .from(importRecords)
    .where(anyOf(variantId, ids, 'int'))
    .orderBy(since)
  return Map.groupBy(rows, (row) => row.variantId)
}

export const loadAlternatives = async (db: Database, ids: readonly number[]): Promise<Map<number, string[]>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(alternativeFormats)
    .where(anyOf(alternativeFormats.variantId, ids, 'int'))
    .orderBy(alternativeFormats.isbn)
  return new Map(
    [...Map.groupBy(rows, ({ variantId }) => variantId)].map(([id, list]) => [id, list.map(({ isbn }) => isbn)]),
  )
}

export const loadResources = async (db: Database, ids: readonly number[]): Promise<WorkingSet['resources']> => {
  if (ids.length === 0) return new Map()
  const { variantId, kind, view, url } = resourceLinks
  const rows = await db
    .select({ variantId, kind, view, url })
    .from(resourceLinks)
    .where(anyOf(variantId, ids, 'int'))
  return Map.groupBy(rows, (row) => row.variantId)
}
