import type { useTranslations } from 'next-intl'
import type { BookFacts } from '#contracts/book-facts.ts'
import type { Locale } from '#contracts/shop.ts'
import { languageName } from '#lib/format/language-name.ts'
import type { Fact } from './fact.ts'

export type FactWords = ReturnType<typeof useTranslations<'bookFacts'>>

type Code<Group extends string> = Extract<Parameters<FactWords>[0], `${Group}.${string}`>

/** The word for a code of the trade; undefined for one that we do not know. */
const wordOf = <Group extends string>(words: FactWords, group: Group, code: string): string | undefined => {
  const key = `${group}.${code}` as Code<Group>
  return words.has(key) ? words(key as never) : undefined
}

/** People in the roles that have no pages, role by role in the order of the record. */
export const creditFacts = (credits: BookFacts['credits'], words: FactWords): Fact[] => {
  const single = credits.flatMap(({ codes, name, unnamed }) => {
    const text = name ?? (unnamed === null ? undefined : wordOf(words, 'unnamed', unnamed))
    return text ? codes.map((code) => ({ label: wordOf(words, 'roles', code) ?? words('roles.Z99'), text })) : []
  })
  return [...Map.groupBy(single, ({ label }) => label)].map(([label, some]) => ({
    label,
    values: [...new Set(some.map(({ text }) => text))].map((text) => ({ text })),
  }))
}

export const otherSeriesFacts = (series: BookFacts['series'], words: FactWords): Fact[] =>
  series.length === 0
    ? []
    : [
        {
          label: words('otherSeries'),
          values: series.map(({ title, number }) => ({
            text: number === null ? title : words('seriesNumber', { name: title, number }),
          })),
        },
      ]

/** `Title in English: War and Peace`. */
export const titleFacts = (titles: BookFacts['titles'], locale: Locale, words: FactWords): Fact[] =>
  titles.map(({ language, title, subtitle }) => ({
    label: language === null ? words('title') : words('titleInLanguage', { language: languageName(language, locale) }),
    values: [{ text: subtitle === null ? title : `${title} – ${subtitle}` }],
  }))

/** `2., átdolgozott kiadás`, or the statement that is printed in the book. */
export const editionText = (
  { number, statement, types }: NonNullable<BookFacts['edition']>,
  locale: Locale,
  words: FactWords,
): string | null => {
  if (statement !== null) return statement
  const named = types.flatMap((type) => wordOf(words, 'editionTypes', type) ?? [])
  const kinds = new Intl.ListFormat(locale).format(named)
  if (number === null) return kinds === '' ? null : words('editionKinds', { kinds })
  return kinds === '' ? words('editionNumber', { number }) : words('editionNumberKinds', { number, kinds })
}

/** `Booker Prize (1995, winner)`. */
export const prizeText = (
  { name, year, country, code }: BookFacts['prizes'][number],
  locale: Locale,
  words: FactWords,
): string => {
  const region = country && new Intl.DisplayNames([locale], { type: 'region' }).of(country)
  const rest = [year, region, code && wordOf(words, 'prizeCodes', code)].filter(Boolean).join(', ')
  return rest ? `${name} (${rest})` : name
}
