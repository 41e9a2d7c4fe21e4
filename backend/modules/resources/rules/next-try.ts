const minute = 60_000
const hour = 60 * minute
/** After each try that failed; then nothing more happens by itself. */
const waits = [5 * minute, hour, 6 * hour, 24 * hour, 72 * hour]

/** What no second try would mend. */
const final = new Set(['too_large', 'not_a_picture', 'not_a_pdf', 'not_https'])

/**
 * When to try again what has failed so many times; null when it is given up. A host that the shop may not ask is looked
 * at again each day without counting, because only its operator can change that.
 */
export const nextTry = (problem: string, tries: number, now: Date): Date | null => {
  const wait = problem === 'host_not_allowed' ? 24 * hour : final.has(problem) ? undefined : waits[tries - 1]
  return wait === undefined ? null : new Date(now.getTime() + wait)
}
