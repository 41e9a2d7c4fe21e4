import type { VariantCard } from '#contracts/variant-cards.ts'
import { foldedWords } from '../../text/rules/fold.ts'

const articles = new Set(['a', 'az', 'egy', 'the', 'an'])

const titleWords = ({ title }: VariantCard): string[] => {
  const words = foldedWords(title)
  return words.length > 1 && articles.has(words[0] ?? '') ? words.slice(1) : words
}

/** Whether an entry names an author of the book: a whole name, or a family name. */
export const namesAuthor = (text: string, { authors }: VariantCard): boolean => {
  const words = new Set(foldedWords(text))
  return authors.some(({ name }) => {
    const parts = foldedWords(name)
    return parts.every((part) => words.has(part)) || words.has(parts[0] ?? '') || words.has(parts.at(-1) ?? '')
  })
}

/** Whether an entry has the whole title and an author of a book, and beside them nothing but its publisher. */
export const isClearHit = (text: string, card: VariantCard): boolean => {
  const words = new Set(foldedWords(text))
  const title = titleWords(card)
  if (!title.every((word) => words.has(word)) || !namesAuthor(text, card)) return false
  const known = new Set([
    ...title,
    ...card.authors.flatMap(({ name }) => foldedWords(name)),
    ...foldedWords(card.publisher),
  ])
  return [...words].every((word) => known.has(word) || articles.has(word) || /^\d+$/.test(word))
}
