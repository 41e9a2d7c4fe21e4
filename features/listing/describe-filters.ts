import type { Filter } from '#contracts/listing.ts'
import type { Locale } from '#contracts/shop.ts'
import { languageName } from '#lib/format/language-name.ts'
import type { ParameterWords } from '#lib/format/parameter-text.ts'
import { describeChoice } from './parameter-choice.ts'

const sentence = (text: string, locale: Locale) => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)

interface Words extends ParameterWords {
  format: (value: string) => string
  availability: (value: string) => string
  age: (value: string) => string
}

const textsOf = ({ token, parameter }: Filter, choice: Filter['values'][number], locale: Locale, words: Words) => {
  if (parameter) {
    const { label, chip } = describeChoice(parameter, choice, locale, words)
    return { label: sentence(label, locale), chip }
  }
  if (token === 'format' || token === 'availability' || token === 'age') return { label: words[token](choice.value) }
  return { label: token === 'language' ? sentence(languageName(choice.value, locale), locale) : choice.label }
}

/**
 * The values of a filter with texts: authors, publishers and series bring their own, the rest are keys. `chip` is what a
 * value is called away from its filter.
 */
export const describeChoices = (filter: Filter, locale: Locale, words: Words) =>
  filter.values.map((choice) => {
    const texts = textsOf(filter, choice, locale, words)
    return { ...choice, chip: texts.label, ...texts }
  })
