import 'server-only'
import { cacheTags } from '#lib/api/cache-tags.ts'
import { load } from '#lib/api/server.ts'
import { currentMarket } from '#lib/market/current-market.ts'

/**
 * The days in which a consumer may withdraw. Undefined for institutions: the law gives them no such right, and no page
 * may promise it.
 */
export const loadWithdrawalDays = async (): Promise<number | undefined> => {
  const { segment } = await currentMarket()
  if (segment === 'b2b') return undefined
  return (await load('GET /v2.0/config_entries', {}, [cacheTags.configuration])).withdrawal.days
}
