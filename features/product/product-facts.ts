import type { useTranslations } from 'next-intl'
import type { VariantDetail } from '#contracts/variant-detail.ts'
import type { Parameter } from '#contracts/parameters.ts'
import type { Locale } from '#contracts/shop.ts'
import type { Fact } from './fact.ts'
import { creditFacts, editionText, type FactWords, otherSeriesFacts, titleFacts } from './record-facts.ts'
import { formatCount } from '#lib/format/format-count.ts'
import { formatDate } from '#lib/format/format-date.ts'
import type { Href } from '#lib/routing/navigation.ts'
import { languageName } from '#lib/format/language-name.ts'
import { formatIsbn } from '#lib/format/format-isbn.ts'
import { valueText } from '#lib/format/parameter-text.ts'
import { productWords } from '#lib/format/product-words.ts'

type Catalog = ReturnType<typeof useTranslations<'catalog'>>

const roles = ['translator', 'illustrator', 'editor', 'narrator'] as const

/** The data of a book in the order in which readers look for them; what is not known is left out. */
export const productFacts = (variant: VariantDetail, locale: Locale, t: Catalog, words: FactWords): Fact[] => {
  const { isbn, sku, pages, minutes, size, series, ages, firstYear, publishedOn, availability } = variant
  const fact = (label: string, text: string | false | null | undefined | 0, href?: Href): Fact[] =>
    text ? [{ label, values: [{ text, ...(href && { href }) }] }] : []
  const people = roles.flatMap((role) => {
    const ofRole = variant.contributors.filter((one) => one.role === role)
    return ofRole.length > 0
      ? [{ label: t(`roles.${role}`), values: ofRole.map((one) => ({ text: one.name, href: { path: one.path } })) }]
      : []
  })
  const { originalTitle, edition } = variant.facts
  const original = variant.originalLanguage !== variant.language && variant.originalLanguage
  return [
    ...(isbn ? fact(t('facts.isbn'), formatIsbn(isbn)) : fact(t('facts.sku'), sku)),
    ...people,
    ...creditFacts(variant.facts.credits, words),
    ...fact(t('facts.publisher'), variant.publisherName, { path: variant.publisherPath }),
    ...fact(t('facts.pages'), pages && t('pagesValue', { count: formatCount(pages, locale) })),
    ...fact(
      t('facts.minutes'),
      minutes && t('minutesValue', { hours: Math.floor(minutes / 60), minutes: minutes % 60 }),
    ),
    ...fact(t('facts.size'), size && t('sizeValue', { width: size.width, height: size.height })),
    ...fact(
      t('facts.series'),
      series && (series.number ? t('seriesValue', { name: series.name, number: series.number }) : series.name),
      seriesHref(series),
    ),
    ...otherSeriesFacts(variant.facts.series, words),
    ...fact(words('edition'), edition && editionText(edition, locale, words)),
    ...fact(t('facts.ages'), ages && t('agesValue', { from: ages.from, to: ages.to })),
    ...fact(t('facts.language'), languageName(variant.language, locale)),
    ...fact(t('facts.originalLanguage'), original && languageName(original, locale)),
    ...fact(words('originalTitle'), originalTitle !== variant.title && originalTitle),
    ...titleFacts(variant.facts.titles, locale, words),
    ...fact(
      t(publishedOn === null || availability === 'preorder' ? 'facts.willBePublished' : 'facts.published'),
      publishedOn === null ? t('dateToCome') : formatDate(publishedOn, locale),
    ),
    ...fact(
      t('facts.firstYear'),
      firstYear !== null && (firstYear < 0 ? t('beforeOurEra', { year: String(-firstYear) }) : String(firstYear)),
    ),
  ]
}

/** What the shop's own parameters say of the variant, in their order. */
export const parameterFacts = (parameters: readonly Parameter[], locale: Locale, t: Catalog): Fact[] =>
  parameters.map(({ name, unit, values }) => ({
    label: name,
    values: values.map((value) => ({
      text: valueText(value, unit, locale, productWords(t)),
      ...(value.colorValue && { colour: value.colorValue }),
    })),
  }))

const seriesHref = (series: VariantDetail['series']): Href | undefined =>
  series ? ({ pathname: '/search', query: { series: String(series.id) } } as Href) : undefined
