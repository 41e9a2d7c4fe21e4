/** Whether a browser sent this from our own pages. Whatever the content type; no header at all is a no. */
export const isSameOrigin = (headers: Headers): boolean => {
  const site = headers.get('sec-fetch-site')
  if (site) return site === 'same-origin'
  const origin = headers.get('origin')
  return origin !== null && URL.canParse(origin) && new URL(origin).host === headers.get('host')
}
