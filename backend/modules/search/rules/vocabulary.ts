import { locales } from '#contracts/shop.ts'
import { textsOf } from '../../catalog-index/rules/entries.ts'
import type { Labels } from '../../catalog-index/rules/labels.ts'
import type { CatalogIndex } from '../../catalog-index/service.ts'
import { fold, foldedWords } from '../../text/rules/fold.ts'
import { aliasesOf } from './aliases.ts'
import type { Meaning } from './meaning.ts'
import { sharedCategory } from './shared-category.ts'
import {
  ageWords,
  availabilityWords,
  collectionWords,
  formatWords,
  publisherWords,
  reducedWords,
} from './shop-words.ts'
import { subjectWords } from './subject-words.ts'

/** The meanings of phrases. The key is the phrase, folded and without spaces. */
export type Vocabulary = Map<string, Meaning>

type Put = (words: Iterable<string>, meaning: Meaning) => void

const putShopWords = (put: Put): void => {
  const ofKeys = (token: 'format' | 'availability', words: Record<string, readonly string[]>): void => {
    for (const [value, names] of Object.entries(words)) put(names, { token, values: [value] })
  }
  ofKeys('format', formatWords)
  ofKeys('availability', availabilityWords)
  put(reducedWords, { token: 'reduced', values: ['true'] })
  const bandsOf = Map.groupBy(
    Object.entries(ageWords).flatMap(([band, words]) => words.map((word) => ({ word, band }))),
    ({ word }) => word,
  )
  for (const [word, bands] of bandsOf) put([word], { token: 'age', values: bands.map(({ band }) => band) })
}

/** `angol nyelvű`, `angolul`, `in English`, for the languages in which there are books. */
const putLanguages = (put: Put, codes: readonly string[]): void => {
  for (const code of codes) {
    const [hu = '', en = ''] = locales.map((locale) =>
      fold(new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? code),
    )
    const hungarian = ['nyelvu', 'nyelven', 'nyelvukonyv', 'ul'].map((ending) => hu + ending)
    put([...hungarian, `in${en}`, `${en}language`, `${en}edition`, `${en}book`], { token: 'language', values: [code] })
  }
}

const withoutMarks = (words: readonly string[]): string =>
  words.filter((word) => !publisherWords.after.includes(word)).join('') || words.join('')

const putPublishers = (put: Put, { publishers }: Labels): void => {
  for (const { key, hu: name } of publishers.values()) {
    const words = foldedWords(name)
    const bare = withoutMarks(words)
    const marked = [
      ...publisherWords.before.map((mark) => mark + bare),
      ...publisherWords.after.map((mark) => bare + mark),
    ]
    put([words.join(''), bare, ...marked], { token: 'publisher', values: [key], name: { hu: name, en: name } })
  }
}

const putCollections = (put: Put, { collections }: Labels): void => {
  for (const { key, hu, en } of collections.values()) {
    const meaning: Meaning = { token: 'collection', values: [key], name: { hu, en } }
    put([...(collectionWords[key] ?? []), ...aliasesOf({ hu, en })], meaning)
  }
}

/** The words for formats stand for the categories of formats, too. */
const putCategories = (put: Put, { categories }: Labels): void => {
  const byAlias = new Map<string, number[][]>()
  for (const { hu, en, path, format } of categories.values())
    if (format === null)
      for (const alias of aliasesOf({ hu, en })) byAlias.set(alias, [...(byAlias.get(alias) ?? []), path])
  for (const [alias, paths] of byAlias) {
    const id = sharedCategory(paths)
    const category = id === undefined ? undefined : categories.get(id)
    if (id === undefined || !category) continue
    put([alias, ...(subjectWords[alias] ?? [])], {
      token: 'category',
      values: [String(id)],
      name: { hu: category.hu, en: category.en },
    })
  }
}

const createVocabulary = ({ entries, labels }: CatalogIndex): Vocabulary => {
  const vocabulary: Vocabulary = new Map()
  const put: Put = (words, meaning) => {
    for (const word of words) if (word.length > 1 && !vocabulary.has(word)) vocabulary.set(word, meaning)
  }
  putShopWords(put)
  putLanguages(put, textsOf(entries, 'languages'))
  putCategories(put, labels)
  putCollections(put, labels)
  putPublishers(put, labels)
  return vocabulary
}

const cache = new WeakMap<Labels, { version: string; vocabulary: Vocabulary }>()

/** Made again when a publisher, a category, a collection or a language is added, removed or renamed. */
export const vocabularyOf = (index: CatalogIndex): Vocabulary => {
  const version = `${index.labels.version} ${textsOf(index.entries, 'languages').length}`
  const known = cache.get(index.labels)
  if (known?.version === version) return known.vocabulary
  const vocabulary = createVocabulary(index)
  cache.set(index.labels, { version, vocabulary })
  return vocabulary
}
