import type { Filter } from '#contracts/listing.ts'
import type { Locale } from '#contracts/shop.ts'
import { languageName } from '#lib/format/language-name.ts'
import type { ParameterWords } from '#lib/format/parameter-text.ts'
import { describeChoice } from './parameter-choice.ts'

const sentence = (text: string, locale: Locale) => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)

interface Words extends ParameterWords {
  /** The text of a facet's value; undefined where the catalog has it. */
  valueText: (token: string, value: string) => string | undefined
}

const textsOf = ({ token, parameter }: Filter, choice: Filter['values'][number], locale: Locale, words: Words) => {
  if (parameter) {
    const { label, chip } = describeChoice(parameter, choice, locale, words)
    return { label: sentence(label, locale), chip }
  }
  if (token === 'language') return { label: sentence(languageName(choice.value, locale), locale) }
  return { label: words.valueText(token, choice.value) ?? choice.label }
}

/**
 * The values of a filter with their texts. Names of authors, publishers and series come from the catalog, words from the
 * messages. `chip` is the text of a value where its filter is not named.
 */
export const describeChoices = (filter: Filter, locale: Locale, words: Words) =>
  filter.values.map((choice) => {
    const texts = textsOf(filter, choice, locale, words)
    return { ...choice, chip: texts.label, ...texts }
  })
