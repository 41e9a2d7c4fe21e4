import type { IncomingHttpHeaders } from 'node:http'

/**
 * What only Next itself, this server or a proxy in front may say. Two examples of why: a visitor's Content-Security-Policy
 * would put the visitor's nonce into a page kept for everybody, and `x-middleware-subrequest` once skipped the middleware.
 */
const forged =
  /^(content-security-policy(-report-only)?|forwarded|upgrade|next-(action|resume)|x-(client-ip|real-ip|original-url|rewrite-url|nonce|matched-path|(forwarded|middleware|next(js)?|now|invoke|invocation|action|vercel|prerender)-.*))$/

/** Takes away request headers that a browser never sends to us. */
export const dropForgedHeaders = (headers: IncomingHttpHeaders): void => {
  for (const name of Object.keys(headers)) if (forged.test(name)) delete headers[name]
}
