import type { PageStep } from './whole-pages.ts'

/**
 * Where a page's data for Next's router begin: `c` is the address that was asked, in parts, `q` its query. In HTML the
 * data stand in a script's string, so quotes are escaped; in an address they are always written as %22.
 */
const beginnings = [String.raw`0:{\"P\":null,\"c\":[`, '0:{"P":null,"c":[']
const askedAddress = /^0:\{(\\?)"P\1":null,\1"c\1":\[.*?\],\1"q\1":\1".*?\1",\1"i\1":/
const nobodysAddress = '0:{$1"P$1":null,$1"c$1":[$1"$1",$1"$1"],$1"q$1":$1"$1",$1"i$1":'

/**
 * Next writes the address of the visitor for whom it makes a page into the page, and keeps it for everybody: a query with
 * whatever it holds, on pages that are one shell for many orders the order too (vercel/next.js#81730). A browser
 * knows its address itself, and a kept page is the same with every query.
 */
export const forgetFirstVisitor: PageStep = (page) => {
  if (!page.response.hasHeader('x-nextjs-prerender')) return
  const text = page.body.toString()
  // To look for a text costs less than to look for a pattern, and this is done for every page that is sent.
  const start = beginnings.map((beginning) => text.indexOf(beginning)).find((index) => index >= 0)
  if (start !== undefined) page.body = text.slice(0, start) + text.slice(start).replace(askedAddress, nobodysAddress)
}
