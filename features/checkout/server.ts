import 'server-only'
import { cacheTags } from '#lib/api/cache-tags.ts'
import { load } from '#lib/api/server.ts'

/** Whom to call when the checkout does not go on. */
export const loadHelpPhone = async (): Promise<string> =>
  (await load('GET /v2.0/config_entries', {}, [cacheTags.configuration])).contact_phone

export interface LegalPages {
  /** Paths; missing while the shop has not written the page. */
  terms?: string
  privacy?: string
}

export const loadLegalPages = async (): Promise<LegalPages> => {
  const { items } = await load('GET /v2.0/contents/current', { query: {} }, [cacheTags.content])
  const named = items.filter(({ key }) => key === 'terms' || key === 'privacy')
  return Object.fromEntries(named.map(({ key, path }) => [key, path]))
}
