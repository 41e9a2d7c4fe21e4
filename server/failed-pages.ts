import { type StandInViews, standIn } from './stand-in-views.ts'
import type { PageStep, WholePage } from './whole-pages.ts'

/** A part of a page that failed while its flight data were sent with 200. Next's own signals, as for a page that is not there, have words for digests. */
const failedPart = /^[\da-f]+:E\{"digest":"\d+"/m

/** What says when to come again is a view in place of a page already. */
const hasFailed = ({ response, body }: WholePage): boolean =>
  (response.statusCode >= 500 && !response.hasHeader('retry-after')) || (/x-component/.test(String(response.getHeader('content-type'))) && body.includes(':E{') && failedPart.test(String(body)))

/** Puts a view in place of a page that could not be made, whatever the reason was. */
export const failedPages =
  (views: StandInViews): PageStep =>
  (page) => {
    if (hasFailed(page)) standIn(views, page, 'unavailable')
  }
