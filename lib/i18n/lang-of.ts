/**
 * The `lang` attribute of a text that may be in another language than its page: a title is in the language of its book.
 * Undefined where both languages are the same.
 */
export const langOf = (language: string | null | undefined, locale: string): string | undefined =>
  language && language !== locale ? language : undefined
