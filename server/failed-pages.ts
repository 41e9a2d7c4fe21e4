import { requestScope } from '#lib/process/request-scope.ts'
import { type StandInViews, standIn } from './stand-in-views.ts'
import type { PageStep, WholePage } from './pages/whole-pages.ts'

/**
 * A part of a page failed while its flight data were sent with status 200. Next uses words as digests for its own
 * signals (such as a page that does not exist).
 */
const failedPart = /^[\da-f]+:E\{"digest":"\d+"/m

/**
 * A page with `Retry-After` was made on purpose: the closed shop, or a view in place of a page. A page that failed has
 * another status.
 */
const isDeliberate = ({ response }: WholePage): boolean =>
  response.statusCode === 503 && response.hasHeader('retry-after')

const hasFailed = ({ response, body }: WholePage): boolean =>
  response.statusCode >= 500 ||
  (/x-component/.test(String(response.getHeader('content-type'))) &&
    body.includes(':E{') &&
    failedPart.test(String(body)))

/** Replaces a page that could not be made by a view that says so: too many requests, or any other reason. */
export const failedPages =
  (views: StandInViews): PageStep =>
  (page) => {
    if (!hasFailed(page) || isDeliberate(page)) return
    const refusedFor = requestScope()?.refusedFor
    if (refusedFor === undefined) standIn(views, page, 'unavailable')
    else standIn(views, page, 'searches', refusedFor)
  }
