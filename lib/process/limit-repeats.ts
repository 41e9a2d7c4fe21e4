/** Beyond these many kinds in one interval all others count as one. */
const mostKinds = 200
/** So many of a kind are written; the others are only counted. */
const mostWritten = 5

export interface Repeats {
  /** Counts one line of this kind. @returns whether it is to be written */
  admit: (kind: string) => boolean
}

/**
 * Keeps an outage from filling the disk: of the same line only the first few are written, and once in an interval how
 * many there were.
 * @param everyMs length of an interval, which begins with its first line
 * @param sumUp told at the end of an interval how often a kind came beyond what was written
 */
export const limitRepeats = (everyMs: number, sumUp: (kind: string, unwritten: number) => void): Repeats => {
  const counts = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined
  const endInterval = () => {
    timer = undefined
    const ended = [...counts]
    counts.clear()
    for (const [kind, count] of ended) if (count > mostWritten) sumUp(kind, count - mostWritten)
  }
  return {
    admit: (kind) => {
      timer ??= setTimeout(endInterval, everyMs).unref()
      const known = counts.has(kind) || counts.size < mostKinds ? kind : 'other'
      const count = (counts.get(known) ?? 0) + 1
      counts.set(known, count)
      return count <= mostWritten
    },
  }
}
