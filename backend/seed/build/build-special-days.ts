import { easterSunday } from '#lib/format/working-days.ts'
import type { stores } from '../../db/schema/contents.ts'

type SpecialDay = (typeof stores.$inferInsert)['specialDays'] extends (infer Day)[] | undefined ? Day : never

const dayMs = 86_400_000
const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10)

const names = {
  newYear: { hu: 'Újév', en: 'New Year’s Day' },
  revolution: { hu: 'Az 1848-as forradalom ünnepe', en: '1848 Revolution Day' },
  goodFriday: { hu: 'Nagypéntek', en: 'Good Friday' },
  easterMonday: { hu: 'Húsvéthétfő', en: 'Easter Monday' },
  labour: { hu: 'A munka ünnepe', en: 'Labour Day' },
  whitMonday: { hu: 'Pünkösdhétfő', en: 'Whit Monday' },
  state: { hu: 'Az államalapítás ünnepe', en: 'State Foundation Day' },
  republic: { hu: 'Az 1956-os forradalom ünnepe', en: '1956 Revolution Day' },
  allSaints: { hu: 'Mindenszentek', en: 'All Saints’ Day' },
  christmasEve: { hu: 'Szenteste', en: 'Christmas Eve' },
  christmas: { hu: 'Karácsony', en: 'Christmas Day' },
  boxing: { hu: 'Karácsony másnapja', en: 'Second Day of Christmas' },
  newYearsEve: { hu: 'Szilveszter', en: 'New Year’s Eve' },
}

const ofYear = (year: number): SpecialDay[] => {
  const easter = Date.parse(easterSunday(year))
  const closed = (date: string, name: SpecialDay['name']): SpecialDay => ({ date, name, periods: [] })
  const short = (date: string, name: SpecialDay['name'], to: string): SpecialDay => ({
    date,
    name,
    periods: [{ from: '09:00', to }],
  })
  return [
    closed(`${year}-01-01`, names.newYear),
    closed(`${year}-03-15`, names.revolution),
    closed(isoDay(easter - 2 * dayMs), names.goodFriday),
    closed(isoDay(easter + dayMs), names.easterMonday),
    closed(`${year}-05-01`, names.labour),
    closed(isoDay(easter + 50 * dayMs), names.whitMonday),
    closed(`${year}-08-20`, names.state),
    closed(`${year}-10-23`, names.republic),
    closed(`${year}-11-01`, names.allSaints),
    short(`${year}-12-24`, names.christmasEve, '13:00'),
    closed(`${year}-12-25`, names.christmas),
    closed(`${year}-12-26`, names.boxing),
    short(`${year}-12-31`, names.newYearsEve, '15:00'),
  ]
}

/** The public holidays of Hungary, and the two short days of winter, for a year from `today` on. */
export const buildSpecialDays = (today: string): SpecialDay[] => {
  const year = Number(today.slice(0, 4))
  const end = `${year + 1}${today.slice(4)}`
  return [...ofYear(year), ...ofYear(year + 1)]
    .filter(({ date }) => date >= today && date < end)
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
}
