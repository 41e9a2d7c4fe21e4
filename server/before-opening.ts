import { standIns } from '#lib/process/stand-ins.ts'
import { isApiAddress, refuse } from './refuse.ts'
import { sendStandIn, type StandInViews } from './stand-in-views.ts'
import type { Step } from './steps/step.ts'

/** Until the shop is open, a visitor is told so at once: the socket is open long before Next and the backend are. */
export const beforeOpening =
  (isOpen: () => boolean, views: StandInViews): Step =>
  (request, response, next) => {
    if (isOpen()) return next()
    const headers = { 'Retry-After': String(standIns.opening.retryAfter) }
    if (isApiAddress(request.url)) refuse(request, response, { status: 503, code: 'service_unavailable', headers })
    else sendStandIn(views, request, response, 'opening')
  }
