/** A moment in the life of the database: what had been committed then, and when that was. */
export interface Position {
  /** Seconds since 1970 by the database's clock. */
  seconds: number
  /** Postgres' own words, see `pg_snapshot`: what was committed later is not visible in it. */
  snapshot: string
}

const longest = 4_000
const form = /^(\d{1,12})\/(\d{1,19}):(\d{1,19}):((?:\d{1,19},)*\d{1,19})?$/

/** Postgres refuses what no server of its kind can have said. */
const isSnapshot = (begin: bigint, end: bigint, open: readonly bigint[]): boolean =>
  begin > 0n && begin <= end && open.every((one, index) => one >= begin && one < end && one > (open[index - 1] ?? 0n))

/** Reads the id of an event back. @returns undefined for what we never sent */
export const readPosition = (text: string): Position | undefined => {
  const match = text.length > longest ? null : form.exec(text)
  if (!match) return undefined
  const [, seconds = '', begin = '', end = '', open] = match
  const isOurs = isSnapshot(BigInt(begin), BigInt(end), open ? open.split(',').map(BigInt) : [])
  return isOurs ? { seconds: Number(seconds), snapshot: text.slice(seconds.length + 1) } : undefined
}
