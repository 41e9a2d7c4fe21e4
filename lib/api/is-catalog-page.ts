import 'server-only'
import { isCatalogOnly } from '#contracts/operation-mode.ts'
import { currentMarket } from '#lib/market/current-market.ts'
import { cacheTags } from './cache-tags.ts'
import { load } from './server.ts'

/** Whether the page that is being rendered shows no prices (contracts/operation-mode.ts). */
export const isCatalogPage = async (): Promise<boolean> => {
  const [{ operation_mode }, { segment }] = await Promise.all([
    load('GET /v2.0/config_entries', {}, [cacheTags.configuration]),
    currentMarket(),
  ])
  return isCatalogOnly(operation_mode, segment)
}
