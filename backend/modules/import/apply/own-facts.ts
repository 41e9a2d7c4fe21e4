import { isDeepStrictEqual } from 'node:util'
import type { OwnFacts } from '../../../db/schema/book-facts.ts'
import type { ProductRow } from './working-set.ts'

/** What belongs to the edition: a variant has its own where its record differs from the one that leads. */
const ofEdition = ['subtitle', 'publisherId', 'lead', 'description'] as const

export const isOfEdition = (field: string): boolean => ofEdition.some((one) => one === field)

export const isGap = (value: unknown): boolean => value === null || isDeepStrictEqual(value, { hu: '', en: '' })

/** Whether a record is of another publisher than its product: then nothing of it fills gaps of the others. */
export const isOfOtherPublisher = (row: ProductRow, facts: Partial<ProductRow>): boolean =>
  facts.publisherId !== undefined && facts.publisherId !== row.publisherId

/**
 * The variant's own facts after a record that does not lead. A block that the record lacks leaves them as they are.
 * @param before those of the variant so far
 */
export const ownFactsOf = (row: ProductRow, facts: Partial<ProductRow>, before: OwnFacts | null): OwnFacts | null => {
  const own: Record<string, unknown> = {}
  for (const field of ofEdition) {
    const said = facts[field] === undefined ? before?.[field] : facts[field]
    if (said !== undefined && !isGap(said) && !isDeepStrictEqual(said, row[field])) own[field] = said
  }
  return Object.keys(own).length > 0 ? own : null
}
