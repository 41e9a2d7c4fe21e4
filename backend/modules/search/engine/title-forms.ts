import { wordsIn } from '../rules/search-words.ts'

const articles = ['a', 'az', 'egy', 'the', 'an']

/** What was typed, and the same after each article: who leaves it out means the same book. An article alone is itself. */
export const titlesMeant = (query: string): string[] => {
  const words = wordsIn(query)
  const bare = articles.includes((words[0] ?? '').toLowerCase()) ? words.slice(1) : words
  const others = bare.length > 0 ? ['', ...articles].map((article) => [article, ...bare].join(' ').trim()) : []
  return [query, ...others].filter(Boolean)
}
