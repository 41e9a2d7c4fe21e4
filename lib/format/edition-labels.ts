import type { ProductParameter } from '#contracts/parameters.ts'
import type { Format, Locale } from '#contracts/shop.ts'
import { type ParameterWords, valueText } from './parameter-text.ts'

interface Edition {
  id: number
  format: Format
  publishedOn: string
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
    return { id, label: [words.format(format), ...modifiers].join(', '), year: publishedOn.slice(0, 4) }
  })
  const hasTwin = (id: number, label: string) => named.some((other) => other.id !== id && other.label === label)
  return new Map(named.map(({ id, label, year }) => [id, hasTwin(id, label) ? `${label}, ${year}` : label]))
}

interface Titled {
  title: string
  language: string
  translations: readonly { title: string }[]
}

/**
 * The title of a page must be unique. Formats and editions differ by their labels, and a translation with an unchanged
 * title by its language.
 */
export const pageTitle = (
  { title, authors, language, translations }: Titled & { authors: readonly { name: string }[] },
  label: string | undefined,
  inLanguage: (language: string) => string,
): string => {
  const isNamesake = translations.some((other) => other.title === title)
  const book = [authors.map(({ name }) => name).join(', '), title].filter(Boolean).join(': ')
  const which = [label, isNamesake && inLanguage(language)].filter(Boolean).join(', ')
  return which ? `${book} – ${which.charAt(0).toLowerCase()}${which.slice(1)}` : book
}
