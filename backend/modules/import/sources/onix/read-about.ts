import type { BookFacts } from '../../../../db/schema/book-facts.ts'
import type { About } from '../../trade-record.ts'
import { categoriesOf } from './categories-of.ts'
import { languageOf } from './codes.ts'
import { RecordError } from '../record-error.ts'
import { readContributors } from './read-contributors.ts'
import { readEdition } from './read-edition.ts'
import { readFormat } from './read-format.ts'
import { readSeries } from './read-series.ts'
import { readTitles } from './read-titles.ts'
import { childrenOf, valueOf, valuesOf, type XmlNode } from './xml-node.ts'

const smallInteger = (value: number): number | null =>
  Number.isFinite(value) && value > 0 && value < 32_768 ? Math.round(value) : null

/** List 23 and 24: pages, or hours and minutes. */
const extentOf = (
  detail: XmlNode,
  types: readonly string[],
  units: Readonly<Record<string, (value: string) => number>>,
): number | null => {
  for (const type of types)
    for (const extent of childrenOf(detail, 'Extent')) {
      const inUnit = units[valueOf(extent, 'ExtentUnit') ?? '']
      const value = valueOf(extent, 'ExtentValue')
      if (valueOf(extent, 'ExtentType') === type && inUnit && value) return smallInteger(inUnit(value))
    }
  return null
}
const pageUnits = { '03': Number }
const timeUnits = {
  '04': (value: string) => Number(value) * 60,
  '05': Number,
  '06': (value: string) => Number(value) / 60,
  '15': (value: string) => Number(value.slice(0, -2)) * 60 + Number(value.slice(-2)),
  '16': (value: string) => Number(value.slice(0, -4)) * 60 + Number(value.slice(-4, -2)),
}

/** List 48: 01 height, 02 width, 08 weight; List 50 for the units. */
const lengthUnits: Readonly<Record<string, number>> = { mm: 1, cm: 10, in: 25.4 }
const weightUnits: Readonly<Record<string, number>> = { gr: 1, kg: 1000, oz: 28.35, lb: 453.59 }
const measureOf = (detail: XmlNode, type: string, units: Readonly<Record<string, number>>): number | null => {
  const measure = childrenOf(detail, 'Measure').find((one) => valueOf(one, 'MeasureType') === type)
  return measure
    ? smallInteger(
        Number(valueOf(measure, 'Measurement')) * (units[valueOf(measure, 'MeasureUnitCode') ?? ''] ?? Number.NaN),
      )
    : null
}

/** List 30: 17 interest age in years, 18 reading age; List 31: 01 exact, 03 from, 04 to. */
const agesOf = (detail: XmlNode): Pick<About, 'ageFrom' | 'ageTo'> => {
  const range = childrenOf(detail, 'AudienceRange').find((one) =>
    ['17', '18'].includes(valueOf(one, 'AudienceRangeQualifier') ?? ''),
  )
  const precisions = valuesOf(range, 'AudienceRangePrecision')
  const values = valuesOf(range, 'AudienceRangeValue').map(Number)
  const at = (precision: string): number | undefined => {
    const value = values[precisions.indexOf(precision)]
    return value !== undefined && Number.isInteger(value) && value >= 0 && value <= 99 ? value : undefined
  }
  const from = at('03') ?? at('01')
  const to = at('04') ?? at('01')
  return from === undefined && to === undefined
    ? { ageFrom: null, ageTo: null }
    : { ageFrom: from ?? 0, ageTo: to ?? 99 }
}

/** Null where the record has no such fact, so that a shop without them keeps nothing. */
const factsOf = (facts: BookFacts): BookFacts | null =>
  Object.values(facts).some((list: readonly unknown[]) => list.length > 0) ? facts : null

/** Block 1 of a record: the description of the book. */
export const readAbout = (detail: XmlNode, defaultLanguage: string): About => {
  const format = readFormat(detail)
  const languageIn = (role: string): string | undefined =>
    languageOf(
      valueOf(
        childrenOf(detail, 'Language').find((one) => valueOf(one, 'LanguageRole') === role),
        'LanguageCode',
      ),
    )
  const language = languageIn('01') ?? languageOf(defaultLanguage) ?? 'hu'
  const titles = readTitles(detail, language)
  if (!titles) throw new RecordError({ code: 'missing', detail: 'title' })
  const { contributors, credits } = readContributors(detail)
  const { series, others } = readSeries(detail)
  return {
    format,
    title: titles.title,
    subtitle: titles.subtitle,
    part: titles.part,
    language,
    originalTitle: titles.originalTitle,
    originalLanguage: languageIn('02') ?? null,
    contributors,
    series,
    ...categoriesOf(detail),
    ...agesOf(detail),
    pages: extentOf(detail, ['00', '05', '07', '11', '10', '08'], pageUnits),
    minutes: extentOf(detail, ['09', '14'], timeUnits),
    width: measureOf(detail, '02', lengthUnits),
    height: measureOf(detail, '01', lengthUnits),
    weight: measureOf(detail, '08', weightUnits),
    facts: factsOf({ titles: titles.others, credits, series: others }),
    edition: readEdition(detail),
  }
}
