import { wordsIn } from '../rules/search-words.ts'

const articles = ['a', 'az', 'egy', 'the', 'an']

/** Titles that a query may mean: the query, and its words after each article, since readers leave articles out. */
export const titleForms = (query: string): string[] => {
  const words = wordsIn(query)
  const bare = articles.includes((words[0] ?? '').toLowerCase()) ? words.slice(1) : words
  const others = bare.length > 0 ? ['', ...articles].map((article) => [article, ...bare].join(' ').trim()) : []
  return [query, ...others].filter(Boolean)
}
