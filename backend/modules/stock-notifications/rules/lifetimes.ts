const day = 86_400_000

/**
 * How long a row is kept. A guest has two days to confirm; nobody waits for a book longer than a year; after the mail
 * its link shows for a month what else the mailbox waits for.
 */
const lifetimes = { unconfirmed: 2 * day, waiting: 365 * day, done: 30 * day }

export const expiryOf = (state: keyof typeof lifetimes, now: Date): Date => new Date(now.getTime() + lifetimes[state])
