/** A session ends thirty days after it began, as its cookie does, whether it is used or not. */
export const lifetimeMs = 30 * 86_400_000

/**
 * A session that is not remembered also ends after half an hour without a call: on a shared computer nobody may close
 * the browser.
 */
const idleMs = 30 * 60_000

/** The time of the last call is written this rarely, so a session may end earlier by as much. */
const seenEveryMs = 60_000

const before = (now: Date, ms: number): Date => new Date(now.getTime() - ms)

/** A session that is not remembered has ended if its last call was before this moment. */
export const idleSince = (now: Date): Date => before(now, idleMs)

/** Whether the time of the last call must be written: only sessions that are not remembered end without calls. */
export const isWorthWriting = ({ remember, lastSeenAt }: { remember: boolean; lastSeenAt: Date }, now: Date): boolean =>
  !remember && lastSeenAt < before(now, seenEveryMs)
