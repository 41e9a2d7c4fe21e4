/** Articles that do not count where titles are sorted, by the language of the title (MARC 21, appendix F). */
const articles: Readonly<Record<string, readonly string[]>> = {
  hu: ['a', 'az', 'egy'],
  en: ['a', 'an', 'the'],
  de: ['der', 'die', 'das', 'dem', 'den', 'des', 'ein', 'eine', 'einem', 'einen', 'einer', 'eines'],
  fr: ['le', 'la', 'les', 'un', 'une'],
}

/** In lower case; none where the language has none, or we do not know them. */
export const articlesOf = (language: string): readonly string[] => articles[language] ?? []
