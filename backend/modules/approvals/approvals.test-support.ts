import type { DraftOrder } from '#contracts/draft-order-answer.ts'

interface Words {
  message?: string
  poNumber?: string
  costCenterId?: number
}

/** What sends a cart to the masters. */
export const requestOf = (
  { uuid, version, totals }: Pick<DraftOrder, 'uuid' | 'version'> & { totals: { total: { gross: number } } },
  words: Words = {},
) => ({ cart: uuid, version, expectedTotal: totals.total.gross, message: '', poNumber: '', ...words })
