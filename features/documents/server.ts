import 'server-only'
import { cacheTags } from '#lib/api/cache-tags.ts'
import { load } from '#lib/api/server.ts'

export const loadDocuments = async () => (await load('GET /v2.0/documents', {}, [cacheTags.documents])).items
