const minute = 60_000

const after = (now: Date, minutes: number): Date => new Date(now.getTime() + minutes * minute)

/** How long a visitor may stay at the page of the provider. */
export const answerBy = (now: Date): Date => after(now, 15)

/** How long an attempt is there: long enough to say of a late answer that it is late, and where the visitor wanted to go. */
export const attemptExpiry = (now: Date): Date => after(now, 120)

/** How long a verified answer can be used: a form may have to be filled in. */
export const verifiedExpiry = (now: Date): Date => after(now, 30)

/** The queue tries a job for about a day. */
export const revocationExpiry = (now: Date): Date => after(now, 2 * 24 * 60)
