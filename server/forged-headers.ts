import type { IncomingHttpHeaders } from 'node:http'

/** What only Next itself or a proxy in front may say: believed from a visitor, the first would put the visitor's nonce into a page kept for everybody. */
const forged = ['content-security-policy', 'content-security-policy-report-only', 'x-middleware-subrequest', 'next-resume', 'next-action']

/** Takes away request headers that a browser never sends to us. */
export const dropForgedHeaders = (headers: IncomingHttpHeaders): void => {
  for (const name of forged) delete headers[name]
}
