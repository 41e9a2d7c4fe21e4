import 'server-only'
import { cacheTags } from '#lib/api/cache-tags.ts'
import { load } from '#lib/api/server.ts'

export const loadCompareLimit = async (): Promise<number> =>
  (await load('GET /v2.0/config_entries', {}, [cacheTags.configuration])).compare_limit
