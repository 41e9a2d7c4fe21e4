/**
 * Whether a browser sent this from our own pages. Whatever the content type; no header at all is a no.
 * @param publicUrl the shop's own address: a page of the same host without TLS is another origin
 */
export const isSameOrigin = (headers: Headers, publicUrl: string): boolean => {
  const site = headers.get('sec-fetch-site')
  if (site) return site === 'same-origin'
  const origin = headers.get('origin')
  if (origin === null || !URL.canParse(origin)) return false
  const { host, protocol } = new URL(origin)
  return host === headers.get('host') && protocol === new URL(publicUrl).protocol
}
