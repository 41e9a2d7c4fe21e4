/**
 * The `lang` of a text that may be in another language than its page: a title is in the language of its book. Undefined
 * where it is the page's own, which needs no saying.
 */
export const langOf = (language: string | null | undefined, locale: string): string | undefined =>
  language && language !== locale ? language : undefined
