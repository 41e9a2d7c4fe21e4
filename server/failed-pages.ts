import { requestScope } from '#lib/process/request-scope.ts'
import { type StandInViews, standIn } from './stand-in-views.ts'
import type { PageStep, WholePage } from './whole-pages.ts'

/** A part of a page that failed while its flight data were sent with 200. Next's own signals, as for a page that is not there, have words for digests. */
const failedPart = /^[\da-f]+:E\{"digest":"\d+"/m

/** What says itself when to come again was made so: the page of a closed shop, a view in place of a page. A page that fails has another status. */
const isMeant = ({ response }: WholePage): boolean => response.statusCode === 503 && response.hasHeader('retry-after')

const hasFailed = ({ response, body }: WholePage): boolean =>
  response.statusCode >= 500 ||
  (/x-component/.test(String(response.getHeader('content-type'))) &&
    body.includes(':E{') &&
    failedPart.test(String(body)))

/** Puts a view in place of a page that could not be made: because its visitor asks too much, or for whatever other reason. */
export const failedPages =
  (views: StandInViews): PageStep =>
  (page) => {
    if (!hasFailed(page) || isMeant(page)) return
    const refusedFor = requestScope()?.refusedFor
    if (refusedFor === undefined) standIn(views, page, 'unavailable')
    else standIn(views, page, 'searches', refusedFor)
  }
