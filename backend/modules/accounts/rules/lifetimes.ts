const [hour, day] = [3_600_000, 86_400_000]

/** How long the links of the mails can be used, from the request on. */
const lifetimes = { registration: 3 * day, reset: hour, emailChange: hour } as const

export const expiryOf = (what: keyof typeof lifetimes, now: Date): Date => new Date(now.getTime() + lifetimes[what])
