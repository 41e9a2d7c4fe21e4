import type { ServerResponse } from 'node:http'
import { incompleteTag, requestScope } from '#lib/process/request-scope.ts'
import { guardLagMs } from '#lib/routing/visit.ts'
import { isInner } from '../pages/inner-headers.ts'
import { ofBytes } from '../pages/unchanged-page.ts'
import type { PageStep, WholePage } from '../pages/whole-pages.ts'
import { chooseEncoding, compress, type Encoding } from './encodings.ts'
import type { Copy, Edition, SavedPage } from './saved-pages.ts'
import type { Memory, Visited } from './memory.ts'
import { editionName } from './visited-key.ts'

/** These belong to one answer and not to the page. */
const ofOneAnswer = new Set(['set-cookie', 'date', 'connection', 'content-length', 'cache-status'])

/** The state of a static page in Next's cache: HIT, MISS (rendered just now) or STALE; undefined for other pages. */
const cacheState = (response: ServerResponse): unknown => response.getHeader('x-nextjs-cache')

/** The page within Next to which the middleware has led. A static page is the same for all queries. */
export const addressOf = (response: ServerResponse): string | undefined => {
  const rewritten = response.getHeader('x-middleware-rewrite')
  return typeof rewritten === 'string' ? rewritten.split('?')[0] : undefined
}

/** Where a page is saved. A page that was rendered for a query is found by the whole visit. */
type Place = Pick<Visited, 'store' | 'address' | 'edition'>

const placeOf = ({ request, response }: WholePage, key: string | undefined): Place | undefined => {
  const address = addressOf(response)
  if (/no-store/.test(String(response.getHeader('cache-control')))) return undefined
  if (address !== undefined && cacheState(response) !== undefined)
    return { store: 'static', address, edition: editionName(request) }
  const isListing = address?.endsWith('/view') && requestScope()?.refusedFor === undefined
  return isListing && key !== undefined ? { store: 'onRequest', address: key, edition: '' } : undefined
}

/** Only a visit that does nothing but show the page: it changes no cookie, and the page is not just being renewed. */
const isPlainVisit = (response: ServerResponse): boolean =>
  response.statusCode === 200 && !response.hasHeader('set-cookie') && cacheState(response) !== 'STALE'

/** Whether the guards may not have known the configuration that was announced: they may have led to another page. */
const mayBeMisled = ({ changes }: Memory, askedAt: number): boolean =>
  changes.changedAt('configuration') > askedAt - guardLagMs

/** A page without one of its parts lives for seconds in Next, which has to be asked each time. */
const isComplete = (page: SavedPage): boolean =>
  [requestScope()?.tags, page.tags].every((tags) => tags?.has(incompleteTag) !== true)

/** Sets the headers of an encoded page. The ETag gets weak, since the page has other bytes in each encoding. */
const describe = (response: ServerResponse, encoding: Encoding): void => {
  response.appendHeader('vary', 'Accept-Encoding')
  if (encoding === 'identity') return
  response.setHeader('content-encoding', encoding)
  const etag = response.getHeader('etag')
  if (etag !== undefined) response.setHeader('etag', `W/${String(etag)}`)
}

const copyOf = (response: ServerResponse, body: Buffer): Copy => {
  const isForRouter = response.req.headers['rsc'] !== undefined
  const own = Object.entries(response.getHeaders())
    .filter(([name]) => !ofOneAnswer.has(name) && !isInner(name, isForRouter))
    .map(([name, value]) => [name, [value].flat().join(', ')])
  const status = ['cache-status', 'kolofon; hit; detail=memory']
  const unchanged = own.filter(([name = '']) => !ofBytes.some((one) => one === name))
  return {
    body,
    headers: [...own, ['content-length', String(body.length)], status].flat(),
    unchanged: [...unchanged, status].flat(),
  }
}

/**
 * The tags of the data in a page and in an edition of it. Next renders HTML and flight data at once, so what was rendered
 * for one edition counts for the other. What nobody here has rendered has unknown tags: every announcement touches it.
 */
const tagsOf = (state: unknown, page: SavedPage | undefined, same: Edition | undefined) => {
  const own = requestScope()?.tags
  if (state === 'MISS' && own && own.size > 0) return { ofPage: own, ofEdition: own }
  // Behind a stale answer Next renders the page anew, in the scope of the same request.
  const ofPage = state === 'STALE' ? own : page?.tags
  const known = same?.tags ?? page?.tags
  return { ofPage, ofEdition: known && known.size > 0 ? known : undefined }
}

/** Next makes the page anew, in the scope of the same request, after it has sent the old one. */
const noteRenewal = (response: ServerResponse): void => {
  const scope = requestScope()
  if (scope && cacheState(response) === 'STALE') scope.isRenewed = true
}

/** Gives a page the bytes and headers that it had when it was saved. */
const takeCopy = (page: WholePage, { body, headers }: Copy): void => {
  page.body = body
  for (let at = 0; at < headers.length; at += 2) {
    const [name = '', value = ''] = headers.slice(at, at + 2)
    if (!ofOneAnswer.has(name)) page.response.setHeader(name, value)
  }
}

/**
 * Makes the bytes of a page and compresses them, unless the same page is in memory already. Then saves it if that is
 * allowed: a static page, and for a second a list that was rendered for a query. Nothing that depends on a session gets
 * here (docs/decisions/0037).
 * @param making steps that depend on nothing but the page that Next has made, and on what its ETag names
 */
export const savePage =
  (memory: Memory, making: readonly PageStep[]): PageStep =>
  async (page) => {
    const { pages, visits, asking, shrink } = memory
    const { request, response } = page
    noteRenewal(response)
    const ask = asking.get(response)
    const place = placeOf(page, ask?.key)
    const etag = response.getHeader('etag') as string | undefined
    const findSame = () => {
      const known = place && pages[place.store].get(place.address)
      const edition = place && known?.editions[place.edition]
      return { known, same: etag !== undefined && edition?.etag === etag ? edition : undefined }
    }
    const encoding = chooseEncoding(request.headers['accept-encoding'] as string | undefined)
    let copy = findSame().same?.copies[encoding]
    if (copy) takeCopy(page, copy)
    else {
      for (const step of making) await step(page)
      page.body = await compress(Buffer.from(page.body), encoding, place?.store === 'static' ? 'forMany' : 'once')
      describe(response, encoding)
    }
    if (!place) return
    if (copy && place.store === 'static' && encoding === 'br' && !copy.isSmallest) shrink(place)

    copy ??= copyOf(response, page.body as Buffer)
    // Another request may have saved a copy in the meantime.
    const { known, same } = findSame()
    const tags = tagsOf(cacheState(response), known, same)
    const copies = { [encoding]: copy, ...same?.copies }
    const edition = { status: response.statusCode, etag, tags: tags.ofEdition, copies }
    const saved = { tags: tags.ofPage, editions: { ...known?.editions, [place.edition]: edition } }
    pages[place.store].set(place.address, saved)
    if (!ask || !isPlainVisit(response) || !isComplete(saved) || mayBeMisled(memory, ask.since.ms)) return
    visits.set(ask.key, { ...place, etag, requestedAt: ask.since.ms, announced: ask.since.announced })
    ask.end()
  }
