const budapest = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Budapest', dateStyle: 'short' })

/** The calendar day of the shop, `2026-11-21`: a book appears at midnight in Budapest, wherever the server stands. */
export const shopDay = (moment: Date): string => budapest.format(moment)
