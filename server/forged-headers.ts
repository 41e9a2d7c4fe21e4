import type { IncomingHttpHeaders } from 'node:http'

/**
 * Headers that only Next, this server or a proxy may set. Two examples: a Content-Security-Policy of a visitor would
 * put that visitor's nonce into a page that is saved for everybody; `x-middleware-subrequest` once skipped the
 * middleware.
 */
const forged =
  /^(content-security-policy(-report-only)?|forwarded|upgrade|next-(action|resume)|x-(client-ip|real-ip|original-url|rewrite-url|nonce|matched-path|(forwarded|middleware|next(js)?|now|invoke|invocation|action|vercel|prerender)-.*))$/

/** Removes request headers that no browser sends. */
export const removeForgedHeaders = (headers: IncomingHttpHeaders): void => {
  for (const name of Object.keys(headers)) if (forged.test(name)) delete headers[name]
}
