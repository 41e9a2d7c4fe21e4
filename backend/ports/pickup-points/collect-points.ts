import type { Carrier } from '#contracts/carriers.ts'
import { FeedFormatError } from './feed-format-error.ts'
import type { PickupPoint } from './port.ts'

export interface ParsedPoints {
  points: PickupPoint[]
  /** Sound records that must not be offered: closed, out of order, no pick up, or not in Hungary. */
  withheld: number
  /** Records that could not be read, and repeats of an id. */
  broken: number
}

/** Reads a whole body; `now` decides whether a closing date has passed. Throws only `FeedFormatError`. */
export type ParsePoints = (body: Uint8Array, now: Date) => ParsedPoints

/**
 * Reads records one by one, so that a broken one never costs the others.
 * Throws `FeedFormatError` when there are records and every one of them is broken: then the format has changed.
 */
export function collectPoints<T>(
  carrier: Carrier,
  records: readonly T[],
  read: (record: T) => PickupPoint | 'withheld' | 'broken',
): ParsedPoints {
  const points = new Map<string, PickupPoint>()
  let withheld = 0
  let broken = 0
  for (const record of records) {
    const result = read(record)
    if (result === 'broken') broken += 1
    else if (result === 'withheld' || !isInHungary(result)) withheld += 1
    else if (points.has(result.id)) broken += 1
    else points.set(result.id, result)
  }
  if (records.length > 0 && broken === records.length) {
    throw new FeedFormatError(carrier, `none of its ${broken} records can be read`)
  }
  return { points: [...points.values()], withheld, broken }
}

// The country's bounding box: also catches NaN and the (0, 0) of points that nobody has located yet.
function isInHungary({ latitude, longitude }: PickupPoint): boolean {
  return latitude >= 45.7 && latitude <= 48.6 && longitude >= 16.1 && longitude <= 22.95
}
