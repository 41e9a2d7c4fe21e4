import type { Filter } from '#contracts/catalogue.ts'
import type { Locale } from '#contracts/shop.ts'

/** `magyar`, `English`: a language's name by its code. */
export const languageName = (code: string, locale: Locale): string =>
  new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? code

const sentence = (text: string, locale: Locale) => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)

interface Words {
  format: (value: string) => string
  availability: (value: string) => string
  age: (value: string) => string
}

/** The values of a filter with texts: authors, publishers and series bring their own, the rest are keys. */
export const describeChoices = ({ token, values }: Filter, locale: Locale, words: Words) =>
  values.map((choice) => {
    if (token === 'format' || token === 'availability' || token === 'age')
      return { ...choice, label: words[token](choice.value) }
    return token === 'language' ? { ...choice, label: sentence(languageName(choice.value, locale), locale) } : choice
  })
