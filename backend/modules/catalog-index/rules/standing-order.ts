import { isBefore, type PageOrder, type Position, type Row } from './page-order.ts'

/** Rows that are kept beyond those of a page: the next pages, and room for books that leave the list. */
const reserve = 240

/**
 * The first rows of a list in one order, kept while books come and go. What follows them is unknown: a book that would
 * stand behind the last row is not taken, unless the rows are all that there are.
 */
export interface StandingOrder {
  rows: Row[]
  order: Pick<PageOrder, 'keyOf' | 'last'>
  /** Whether books stand behind the last row. */
  isCut: boolean
  /** Places of the scope that have been looked at. */
  at: number
}

export const createStandingOrder = ({ keyOf, last }: PageOrder): StandingOrder => ({
  rows: [],
  order: { keyOf, last },
  isCut: false,
  at: 0,
})

/** How many rows come before a position. */
const placeOf = (rows: readonly Row[], position: Position): number => {
  let [from, to] = [0, rows.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if (isBefore(rows[middle] as Row, position)) from = middle + 1
    else to = middle
  }
  return from
}

export const putRow = (kept: StandingOrder, row: Row): void => {
  const { rows } = kept
  const place = placeOf(rows, row)
  if (place === rows.length && kept.isCut) return
  rows.splice(place, 0, row)
  if (rows.length <= reserve) return
  rows.pop()
  kept.isCut = true
}

/** The key of the last row where nothing behind it is taken. */
export const lastKeyOf = ({ rows, isCut }: StandingOrder): Row['key'] | undefined =>
  isCut ? rows.at(-1)?.key : undefined

export const takeRow = ({ rows }: StandingOrder, productId: number): void => {
  const place = rows.findIndex((row) => row.productId === productId)
  if (place !== -1) rows.splice(place, 1)
}

/** So many rows after a position; undefined where rows are missing that may exist. */
export const rowsAfter = (
  { rows, isCut }: StandingOrder,
  { last, limit }: Pick<PageOrder, 'last' | 'limit'>,
): Row[] | undefined => {
  if (last && isCut && !rows.some((row) => isBefore(last, row))) return undefined
  const from = last ? placeOf(rows, last) : 0
  const found = rows
    .slice(from)
    .filter((row) => !last || isBefore(last, row))
    .slice(0, limit)
  return found.length < limit && isCut ? undefined : found
}
