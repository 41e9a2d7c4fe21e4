import 'server-only'
import { load } from '#lib/api/server.ts'
import { withoutPart } from '#lib/api/without-part.ts'

/** Some real covers for the guide. Its pages must also work while the backend is away. */
export const loadSampleBooks = async () => {
  const found = await load('GET /v2.0/variants', { query: { limit: 4 } }, ['catalog']).catch(
    withoutPart('Could not fetch books!'),
  )
  return found?.products ?? []
}

export type SampleBook = Awaited<ReturnType<typeof loadSampleBooks>>[number]
