import 'server-only'
import { cacheTags } from '#lib/api/cache-tags.ts'
import { load } from '#lib/api/server.ts'

export const loadIsOffered = async (): Promise<boolean> =>
  (await load('GET /v2.0/config_entries', {}, [cacheTags.configuration])).restock_notification_enabled
