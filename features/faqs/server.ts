import 'server-only'
import { cacheTags } from '#lib/api/cache-tags.ts'
import { load } from '#lib/api/server.ts'

/** All questions in their groups, and the keys of the questions with the searched words; null without a search. */
export const loadFaqs = async (q: string) => {
  const tags = [cacheTags.faqs]
  const { items } = await load('GET /v2.0/faqs', { query: {} }, tags)
  if (!q) return { groups: items, found: null }
  const hits = await load('GET /v2.0/faqs', { query: { q } }, [])
  return { groups: items, found: hits.items.flatMap((group) => group.items.map(({ key }) => key)) }
}

export type Faqs = Awaited<ReturnType<typeof loadFaqs>>
