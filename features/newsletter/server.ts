import 'server-only'
import { cacheTags } from '#lib/api/cache-tags.ts'
import { load } from '#lib/api/server.ts'

export const loadImprints = async () =>
  (await load('GET /v2.0/publishers', { query: { imprint: 'true' } }, [cacheTags.catalog])).items
