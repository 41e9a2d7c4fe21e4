import { type Guard, pageNames, pageOf } from '#contracts/pages.ts'
import { pagedTypes } from '#contracts/resource-paths.ts'
import { ask } from './shop-api.ts'
import { addressOf, type Visitor } from './visitor.ts'

/** The addresses of pages that some visitors may not open: their links lead elsewhere, which is right. */
export const guarded = (...guards: Guard[]): string[] =>
  pageNames.flatMap((name) =>
    guards.some((guard) => guard === pageOf(name).guard) ? [addressOf('hu', name), addressOf('en', name)] : [],
  )

/** The addresses of all pages of resources, in both languages, as the sitemaps have them. */
export const loadResourcePages = async (visitor: Visitor): Promise<string[]> => {
  const found: string[] = []
  for (const type of pagedTypes) {
    let after = 0
    for (let isMore = true; isMore;) {
      const { items, cursor } = await ask(visitor, 'GET /v2.0/url_resources', { query: { type, after } })
      for (const { paths } of items) found.push(paths.hu, paths.en)
      isMore = cursor !== null
      after = Number(cursor)
    }
  }
  return found
}
