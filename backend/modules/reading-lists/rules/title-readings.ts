/** What a list adds behind a book: publisher, place, year, edition. */
const isAddition = (part: string): boolean =>
  /kiadó|könyvek|kiadás|publish|press\b|budapest|^bp\.?$|\b(?:18|19|20)\d\d\b/iu.test(part)

export interface TitleReading {
  text: string
  /** Whether it leaves out more than publisher, place and year, so that it may name another book. */
  isPartial: boolean
}

/** The ways in which an entry may name a book, the longest first: each leaves out one part more at the end. */
export const titleReadings = (written: string): TitleReading[] => {
  const bare = written
    .replaceAll(/\([^()]*\)|\[[^[\]]*\]/gu, ' ')
    .replaceAll(/["„”“»«]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const parts = bare.split(/(?<=\S)(?=\s*[,;]\s|\.\s+\p{Lu}|\s[-–—]\s)/u)
  const first = parts.findIndex((part) => part.includes(':')) + 1 || 1
  const readings: TitleReading[] = [{ text: written, isPartial: false }]
  let isPartial = false
  for (let count = parts.length; count >= first; count--) {
    const text = parts.slice(0, count).join('').trim()
    if (text) readings.push({ text, isPartial })
    if (!isAddition(parts[count - 1] ?? '')) isPartial = true
  }
  return readings
}
