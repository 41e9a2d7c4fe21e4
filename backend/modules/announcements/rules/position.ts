/** A moment in the life of the database: its time, and what was committed by then. */
export interface Position {
  /** Seconds since 1970 by the database's clock. */
  seconds: number
  /** A snapshot in Postgres' own form, see `pg_snapshot`: later commits are not visible in it. */
  snapshot: string
}

const longest = 4_000
const form = /^(\d{1,12})\/(\d{1,19}):(\d{1,19}):((?:\d{1,19},)*\d{1,19})?$/

/** Postgres refuses a snapshot that no Postgres server can have made. */
const isSnapshot = (begin: bigint, end: bigint, open: readonly bigint[]): boolean =>
  begin > 0n && begin <= end && open.every((one, index) => one >= begin && one < end && one > (open[index - 1] ?? 0n))

/** Reads the id of an event. @returns undefined for an id that this shop never sent */
export const readPosition = (text: string): Position | undefined => {
  const match = text.length > longest ? null : form.exec(text)
  if (!match) return undefined
  const [, seconds = '', begin = '', end = '', open] = match
  const isOurs = isSnapshot(BigInt(begin), BigInt(end), open ? open.split(',').map(BigInt) : [])
  return isOurs ? { seconds: Number(seconds), snapshot: text.slice(seconds.length + 1) } : undefined
}
