/**
 * A time of a header: `YYYYMMDD`, perhaps with `Thhmm`, `Thhmmss` and a zone. Without a zone it is that of Greenwich, so
 * that messages of one sender are compared alike.
 */
export const timeOf = (text: string | undefined): Date | null => {
  const [, year, month, day, hours = '00', minutes = '00', seconds = '00', zone = 'Z'] =
    /^(\d{4})-?(\d{2})-?(\d{2})(?:T(\d{2}):?(\d{2})(?::?(\d{2}))?(?:\.\d+)?(Z|[+-]\d{2}:?\d{2})?)?$/.exec(
      text?.trim() ?? '',
    ) ?? []
  if (!year) return null
  const offset = zone === 'Z' ? zone : `${zone.slice(0, 3)}:${zone.slice(-2)}`
  const time = new Date(`${year}-${month}-${day}T${hours}:${minutes}:${seconds}${offset}`)
  return Number.isNaN(time.getTime()) ? null : time
}
