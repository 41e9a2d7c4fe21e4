import type { ProductParameter } from '#contracts/parameters.ts'
import type { Format, Locale } from '#contracts/shop.ts'
import { type ParameterWords, valueText } from './parameter-text.ts'

interface Edition {
  id: number
  format: Format
  publishedOn: string | null
}

export interface EditionWords extends ParameterWords {
  format: (format: Format) => string
}

/** The variant names its format itself. */
const tellsApart = ({ key, variantModifier }: ProductParameter): boolean => variantModifier && key !== 'format'

/**
 * The label of each variant beside the other variants of its product: its format, its edition, and the year where these
 * are not enough.
 */
export const editionLabels = (
  editions: readonly Edition[],
  parameters: readonly ProductParameter[],
  locale: Locale,
  words: EditionWords,
): Map<number, string> => {
  const named = editions.map(({ id, format, publishedOn }) => {
    const modifiers = parameters
      .filter(tellsApart)
      .flatMap(({ unit, values }) =>
        values.filter(({ variantId }) => variantId === id).map((value) => valueText(value, unit, locale, words)),
      )
    return { id, label: [words.format(format), ...modifiers].join(', '), year: publishedOn?.slice(0, 4) }
  })
  const hasTwin = (id: number, label: string) => named.some((other) => other.id !== id && other.label === label)
  return new Map(
    named.map(({ id, label, year }) => [id, year !== undefined && hasTwin(id, label) ? `${label}, ${year}` : label]),
  )
}

interface Titled {
  title: string
  language: string
  publisherName: string
  translations: readonly { title: string; language: string }[]
}

/**
 * The title of a page must be unique. Formats and editions differ by their labels, a translation with an unchanged title
 * by its language, and an edition of another publisher by its own.
 */
export const pageTitle = (
  { title, authors, language, publisherName, translations }: Titled & { authors: readonly { name: string }[] },
  label: string | undefined,
  inLanguage: (language: string) => string,
): string => {
  const namesakes = translations.filter((other) => other.title === title)
  const isTranslation = namesakes.some((other) => other.language !== language)
  const hasRival = namesakes.some((other) => other.language === language)
  const book = [authors.map(({ name }) => name).join(', '), title].filter(Boolean).join(': ')
  const which = [label, isTranslation && inLanguage(language), hasRival && publisherName].filter(Boolean).join(', ')
  return which ? `${book} – ${which.charAt(0).toLowerCase()}${which.slice(1)}` : book
}
