import type { Change } from './change.ts'

export interface ChangeLog {
  record: (change: Change) => void
  /** The number of announcements so far. */
  count: () => number
  /** Whether something with one of these tags has changed after that many announcements. Unknown tags: any change counts. */
  hasChanged: (tags: ReadonlySet<string> | undefined, since: number) => boolean
  /** When something with this tag last changed, in milliseconds since 1970; 0 where that is not remembered. */
  changedAt: (tag: string) => number
}

/**
 * What was announced lately.
 * @param rememberMs nobody asks about changes that are older
 */
export const createChangeLog = (rememberMs: number): ChangeLog => {
  /** By tag: the number of its last announcement, and when it came. The oldest stands first. */
  const changes = new Map<string, { at: number; ms: number }>()
  let count = 0
  let everything = { at: 0, ms: 0 }

  const forgetOld = (ms: number): void => {
    for (const [tag, change] of changes) {
      if (change.ms > ms - rememberMs) return
      changes.delete(tag)
    }
  }
  return {
    record: (change) => {
      count += 1
      if (change === 'everything') everything = { at: count, ms: Date.now() }
      else
        for (const tag of change) {
          changes.delete(tag)
          changes.set(tag, { at: count, ms: Date.now() })
        }
      forgetOld(Date.now())
    },
    count: () => count,
    hasChanged: (tags, since) => {
      if (since === count) return false
      if (tags === undefined || everything.at > since) return true
      for (const tag of tags) if ((changes.get(tag)?.at ?? 0) > since) return true
      return false
    },
    changedAt: (tag) => Math.max(everything.ms, changes.get(tag)?.ms ?? 0),
  }
}
