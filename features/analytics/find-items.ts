import type { QueryClient } from '@tanstack/react-query'
import type { EventItem } from '#lib/analytics/events.ts'
import { call } from '#lib/api/browser.ts'
import { pageCurrency } from '#lib/market/page-currency.ts'
import { priceKind } from './emit.ts'
import { itemOfCard } from './rules/goods.ts'

/** The limit of the call. */
const maxAtOnce = 24
const fiveMinutes = 300_000

const findCards = (client: QueryClient, ids: readonly number[]) => {
  const text = ids.join(',')
  return client.fetchQuery({
    queryKey: ['basic-variants', text, document.documentElement.lang, pageCurrency()],
    queryFn: async ({ signal }) => (await call('GET /basic_variants', { query: { ids: text } }, { signal })).items,
    staleTime: fiveMinutes,
  })
}

/** The books of these variants as events name them, by the ids of the variants. Those that are not on sale are missing. */
export const findItems = async (
  client: QueryClient,
  wanted: readonly number[],
): Promise<ReadonlyMap<number, EventItem>> => {
  const ids = [...new Set(wanted)]
  const parts = Array.from({ length: Math.ceil(ids.length / maxAtOnce) }, (_, part) =>
    ids.slice(part * maxAtOnce, (part + 1) * maxAtOnce),
  )
  const cards = await Promise.all(parts.map((part) => findCards(client, part)))
  return new Map(cards.flat().map((card) => [card.id, itemOfCard(card, priceKind())]))
}
