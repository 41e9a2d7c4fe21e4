/** A place in the log of Postgres (an LSN), as a number that can be compared. */
export type LogPlace = bigint

/** `16/B374D848` is two numbers of 32 bits. */
export const logPlace = (lsn: string): LogPlace => {
  const [high = '', low = ''] = lsn.split('/')
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`)
}

interface Sample {
  /** Before the primary was asked. */
  at: number
  place: LogPlace
}

/**
 * How old a replica is, by the clock of this process. A sample says: all that was committed before `at` lies before
 * `place` in the log of the primary. A replica that has replayed up to there therefore holds it.
 */
export const createAge = () => {
  let samples: Sample[] = []
  let holdsUntil = -Infinity
  return {
    /** @param replayed the place up to which the replica has replayed; undefined when it does not follow a primary */
    note: (sample: Sample, replayed: LogPlace | undefined): void => {
      samples.push(sample)
      const held = replayed === undefined ? -1 : samples.findLastIndex(({ place }) => place <= replayed)
      const newest = samples[held]
      if (!newest) return
      holdsUntil = newest.at
      samples = samples.slice(held)
    },
    /** @returns for how many milliseconds the replica may lack what has been committed since then */
    ageAt: (now: number): number => now - holdsUntil,
    /** Nothing is known any more. */
    clear: (): void => {
      samples = []
      holdsUntil = -Infinity
    },
  }
}
