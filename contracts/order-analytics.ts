import { z } from 'zod'

/** A wrong value is left out: what providers write into a browser must not cost an order. */
const known = (pattern: RegExp, max = 100) => z.string().max(max).regex(pattern).optional().catch(undefined)

/** What a browser is called by the providers of measuring. It comes only if the visitor has agreed to be measured. */
export const orderAnalytics = z.strictObject({
  /** Of Google Analytics, the end of the cookie `_ga`. */
  clientId: known(/^\d{1,20}\.\d{1,20}$/),
  sessionId: known(/^\d{1,20}$/),
  /** The cookies `_fbp` and `_fbc` of Meta: the browser, and the click that led here. */
  fbp: known(/^fb\.\d\.\d{1,20}\.\d{1,20}$/),
  fbc: known(/^fb\.\d\.\d{1,20}\.[\w.-]+$/, 500),
  /** Meta asks for it beside its cookies. */
  userAgent: known(/^[\x20-\x7e]+$/, 500),
  /** The path of the page on which the order was placed. */
  page: known(/^\/[\w\-./%]*$/),
})
export type OrderAnalytics = z.output<typeof orderAnalytics>
