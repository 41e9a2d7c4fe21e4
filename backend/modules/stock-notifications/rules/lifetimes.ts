const day = 86_400_000

/**
 * How long a row is stored. A guest has two days to confirm. A notification waits for at most a year. After the mail
 * its link works for a month and shows the other notifications of the mailbox.
 */
const lifetimes = { unconfirmed: 2 * day, waiting: 365 * day, done: 30 * day }

export const expiryOf = (state: keyof typeof lifetimes, now: Date): Date => new Date(now.getTime() + lifetimes[state])
