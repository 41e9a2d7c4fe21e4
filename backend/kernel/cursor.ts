/** Where a page ended, by the last row's own values: rows that come or go in between neither repeat nor hide others. */
export interface Place {
  /** What the list was sorted by; a cursor of another order means nothing. */
  order: string
  /** The last row's value. Null where the order looks it up by the id. */
  value: number | null
  id: number
}

export const encodeCursor = ({ order, value, id }: Place): string =>
  Buffer.from(`${order}:${value ?? ''}:${id}`).toString('base64url')

const largestInteger = 2_147_483_647

/** Undefined if it is not a cursor of this order: anybody may send anything, and Postgres must be able to hold it. */
export const decodeCursor = (cursor: string, order: string): Place | undefined => {
  const [, found, value, id] = /^(\w+):(-?\d{1,10})?:(\d{1,9})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (found !== order || !id || Math.abs(Number(value ?? 0)) > largestInteger) return undefined
  return { order, value: value === undefined ? null : Number(value), id: Number(id) }
}
