import 'server-only'
import type { Seo } from '#contracts/site-texts.ts'
import { cacheTags } from '#lib/api/cache-tags.ts'
import { load } from '#lib/api/server.ts'
import { withoutPart } from '#lib/api/without-part.ts'

/** The defaults of an editor for the head of every page. If they cannot be loaded, the page is shown without them. */
export const loadGlobalSeo = async (): Promise<Seo | undefined> => {
  const answer = await load('GET /v2.0/seos', {}, [cacheTags.seos]).catch(withoutPart('Could not fetch seo!'))
  return answer?.items[0]
}
