import { decodeCursor, encodeCursor } from './cursor.ts'
import { fail, ok, type Result } from './result.ts'

/** Lists whose latest row comes first, and whose ids grow with time. */
const order = 'latest'

/** @returns the id of the last row of the page before; undefined for the first page */
export const readLatest = (cursor: string | undefined): Result<number | undefined, 'invalid_data_provided'> => {
  if (cursor === undefined) return ok(undefined)
  const place = decodeCursor(cursor, order)
  return place
    ? ok(place.id)
    : fail('invalid_data_provided', { field: 'cursor', issues: [{ field: 'cursor', code: 'invalid' }] })
}

/** @param rows one more than `limit` where there is another page */
export const cutLatest = <Row>(
  rows: readonly Row[],
  limit: number,
  idOf: (row: Row) => number,
): { page: Row[]; cursor: string | null } => {
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1) : undefined
  return { page, cursor: last ? encodeCursor({ order, value: null, id: idOf(last) }) : null }
}
