import type { Context } from '../../../kernel/context.ts'
import { countOnSale, type OnSale } from '../../catalog-index/service.ts'
import { collectBest } from '../../catalog-index/rules/collect-best.ts'
import { namesBeginning } from '../../catalog-index/rules/name-texts.ts'
import { foldedWords } from '../../text/rules/fold.ts'

export interface Keyword {
  keyword: string
  count: number
}

type Counts = Pick<OnSale, 'authors' | 'series' | 'publishers' | 'categories'>

/** Authors, series, publishers and subjects, those with the most books first: readers search for them beside titles. */
export const findKeywords = async (ctx: Context, limit: number, q?: string): Promise<Keyword[]> => {
  const { index, counts } = await countOnSale(ctx)
  const typed = q === undefined ? [] : foldedWords(q)
  if (q !== undefined && typed.length === 0) return []
  const found = new Map<string, number>()
  const { labels } = index
  const named = {
    authors: labels.people,
    series: labels.series,
    publishers: labels.publishers,
    categories: labels.categories,
  }
  for (const kind of Object.keys(named) as (keyof Counts)[])
    for (const id of typed.length > 0 ? namesBeginning(named[kind], typed) : named[kind].keys()) {
      const count = counts[kind][id] ?? 0
      const name = named[kind].get(id)?.[ctx.locale]
      if (count > 0 && name !== undefined) found.set(name, (found.get(name) ?? 0) + count)
    }
  const { best, offer } = collectBest<Keyword>(
    limit,
    (a, b) => a.count > b.count || (a.count === b.count && a.keyword < b.keyword),
  )
  for (const [keyword, count] of found) offer({ keyword, count })
  return best
}
