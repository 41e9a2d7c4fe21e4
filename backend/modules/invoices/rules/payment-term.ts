/** The days after the last day of arrival on which a buyer may still pay. */
const days = 8

const addDays = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10)

/** The last day to pay. A paid invoice was due on its own day. @param termDays of an order by transfer */
export const dueDay = (
  issuedOn: string,
  { isPaid, arrivals, termDays }: { isPaid: boolean; arrivals: readonly string[]; termDays: number | null },
): string => {
  if (isPaid) return issuedOn
  if (termDays !== null) return addDays(issuedOn, termDays)
  const last = arrivals.reduce((latest, day) => (day > latest ? day : latest), issuedOn)
  return addDays(last, days)
}
