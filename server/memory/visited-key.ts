import type { IncomingMessage } from 'node:http'
import { readVisit, visitKey } from '#lib/routing/visit.ts'

/** Everything but pages: the middleware does not see these addresses (`middleware.ts`). */
const noPage = /^\/(?:(?:api|assets|_next|feeds|sitemaps)\/|favicon\.ico$|robots\.txt$|sitemap\.xml$)/

/** By these headers Next's router says which data it wants. They say where the visitor is, too. */
const ofRouter = [
  'rsc',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
] as const

/** Next refuses to send a page where a browser wants a picture or a script. */
const wantsPage = ({ headers }: IncomingMessage): boolean =>
  ['document', 'empty', undefined].includes(headers['sec-fetch-dest'] as string | undefined)

/**
 * The same text for requests that have the same answer, as long as nothing changes; undefined for a request whose
 * answer is not kept. It holds what the middleware may look at and what Next looks at, and nothing of the visitor.
 */
export const visitedKey = (request: IncomingMessage): string | undefined => {
  const { url = '/', headers } = request
  if (noPage.test(url) || !wantsPage(request)) return undefined
  const [pathname = '/', ...query] = url.split('?')
  const search = query.length > 0 ? `?${query.join('?')}` : ''
  const visit = visitKey(readVisit({ pathname, search }, (name) => headers[name] as string | undefined))
  const router = ofRouter.map((name) => headers[name] ?? '').join('\n')
  return router.length < ofRouter.length ? visit : `${visit}\n${router}`
}

/** The edition of a page that Next has made for everybody: its HTML (``), its data, or a part of its data. */
export const editionName = ({ headers }: IncomingMessage): string =>
  headers['rsc'] === undefined
    ? ''
    : ['rsc', 'next-router-prefetch', 'next-router-segment-prefetch'].map((name) => headers[name] ?? '').join(' ')
