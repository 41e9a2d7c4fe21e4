const minute = 60_000
const hour = 60 * minute
/** After each try that failed; then nothing more happens by itself. */
const waits = [5 * minute, hour, 6 * hour, 24 * hour, 72 * hour]

/** What no second try would mend. */
const final = new Set(['host_not_allowed', 'private_address', 'too_large', 'not_a_picture', 'not_a_pdf', 'not_https'])

/** When to try again what has failed so many times; null when it is given up. */
export const nextTry = (problem: string, tries: number, now: Date): Date | null => {
  const wait = final.has(problem) ? undefined : waits[tries - 1]
  return wait === undefined ? null : new Date(now.getTime() + wait)
}
