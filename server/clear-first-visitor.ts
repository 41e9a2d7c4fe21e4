import type { PageStep } from './pages/whole-pages.ts'

/**
 * The beginning of a page's data for Next's router: `c` is the requested address in parts, `q` its query. In HTML the
 * data stand in a script's string, so quotes are escaped; in an address quotes are always written as %22.
 */
const beginnings = [String.raw`0:{\"P\":null,\"c\":[`, '0:{"P":null,"c":[']
const visitedAddress = /^0:\{(\\?)"P\1":null,\1"c\1":\[.*?\],\1"q\1":\1".*?\1",\1"i\1":/
const nobodysAddress = '0:{$1"P$1":null,$1"c$1":[$1"$1",$1"$1"],$1"q$1":$1"$1",$1"i$1":'

/**
 * Next writes the address of the first visitor into a page, and saves that page for everybody: the query with all it
 * holds and, on pages that are one shell for many orders, the order's id (vercel/next.js#81730). A browser knows its
 * own address, and a saved page is the same for every query.
 */
export const clearFirstVisitor: PageStep = (page) => {
  if (!page.response.hasHeader('x-nextjs-prerender')) return
  const text = page.body.toString()
  // A search for a fixed text costs less than a search for a pattern, and every page that is sent is searched.
  const start = beginnings.map((beginning) => text.indexOf(beginning)).find((index) => index >= 0)
  if (start !== undefined) page.body = text.slice(0, start) + text.slice(start).replace(visitedAddress, nobodysAddress)
}
