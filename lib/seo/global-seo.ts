import 'server-only'
import type { Seo } from '#contracts/site-texts.ts'
import { cacheTags } from '#lib/api/cache-tags.ts'
import { load } from '#lib/api/server.ts'
import { withoutPart } from '#lib/api/without-part.ts'

/** What an editor has put into the head of every page that does not say otherwise; a page does without it rather than not at all. */
export const loadGlobalSeo = async (): Promise<Seo | undefined> => {
  const answer = await load('GET /v2.0/seos', {}, [cacheTags.seos]).catch(withoutPart('Could not fetch seo!'))
  return answer?.items[0]
}
