import type { Locale } from '#contracts/shop.ts'
import { sortKeyOf } from '../../text/rules/sort-key.ts'
import { articlesOf } from '../../text/rules/articles.ts'

/** The letters and the accents of a key, which a space separates. */
const partsOf = (key: string): [letters: string, accents: string] => {
  const [letters = '', accents = ''] = key.split(' ')
  return [letters, accents]
}

/** By language: the beginnings of keys that are articles, with the sign between words. */
const beginnings = new Map<string, string[]>()
const beginningsIn = (language: string): string[] => {
  const known = beginnings.get(language)
  if (known) return known
  const all = articlesOf(language).map((article) => partsOf(sortKeyOf(`${article} x`))[0].slice(0, -1))
  beginnings.set(language, all)
  return all
}

const hungarianKey = (key: string, language: string): string => {
  const [letters, accents] = partsOf(key)
  const article = beginningsIn(language).find((one) => letters.startsWith(one))
  // Each sign of a key has its accent, so the article takes as many from both parts.
  return article ? `${letters.slice(article.length)} ${accents.slice(article.length)}` : key
}

const englishKey = (title: string, language: string): string => {
  const text = title.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim()
  const article = articlesOf(language).find((one) => text.startsWith(`${one} `))
  return article ? text.slice(article.length + 1) : text
}

interface Titled {
  sortKey: string
  names: string
  columns: Record<string, number | string>
}

/**
 * The keys by which titles are sorted in the languages of the pages. The alphabet is that of the page; the article that
 * does not count is one of the book's own language, so that `The Hobbit` stands under H and `A Pál utcai fiúk` under P
 * on both.
 */
export const titleKeys = ({ sortKey, names, columns }: Titled): Record<Locale, string> => {
  const language = String(columns.languages)
  return {
    hu: hungarianKey(sortKey, language),
    en: englishKey(names.slice(0, Number(columns.titleLengths)), language),
  }
}
