/** Kinds in one interval; further kinds count as one. */
const maxKinds = 200
/** Lines of a kind that are written in full; further lines are only counted. */
const maxWritten = 5

export interface Repeats {
  /** Counts one line of this kind. @returns whether to write the line */
  admit: (kind: string) => boolean
}

/**
 * Keeps an outage from filling the disk: the first few lines of a kind are written, and once an interval the number of
 * further lines.
 * @param everyMs the length of an interval, which begins with its first line
 * @param sumUp called at the end of an interval with the number of lines of a kind that were not written
 */
export const limitRepeats = (everyMs: number, sumUp: (kind: string, unwritten: number) => void): Repeats => {
  const counts = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined
  const endInterval = () => {
    timer = undefined
    const ended = [...counts]
    counts.clear()
    for (const [kind, count] of ended) if (count > maxWritten) sumUp(kind, count - maxWritten)
  }
  return {
    admit: (kind) => {
      timer ??= setTimeout(endInterval, everyMs).unref()
      const known = counts.has(kind) || counts.size < maxKinds ? kind : 'other'
      const count = (counts.get(known) ?? 0) + 1
      counts.set(known, count)
      return count <= maxWritten
    },
  }
}
