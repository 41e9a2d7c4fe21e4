/**
 * Whether a browser sent the request from a page of the shop, whatever its content type. A request without these
 * headers is refused.
 * @param publicUrl the address of the shop: a page of the same host without TLS is another origin
 */
export const isSameOrigin = (headers: Headers, publicUrl: string): boolean => {
  const site = headers.get('sec-fetch-site')
  if (site) return site === 'same-origin'
  const origin = headers.get('origin')
  if (origin === null || !URL.canParse(origin)) return false
  const { host, protocol } = new URL(origin)
  return host === headers.get('host') && protocol === new URL(publicUrl).protocol
}
