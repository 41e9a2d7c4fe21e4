import { reportError } from '#lib/process/report-error.ts'
import { cutMarkup } from './cut-markup.ts'
import { readRows, writeRows } from './flight-rows.ts'
import type { PageStep } from './whole-pages.ts'

/** Next's scripts with React's description of the page: `1` and a text, or `3` and bytes in base64. */
const script = /<script>self\.__next_f\.push\(\[([13]),(".*?")\]\)<\/script>/gs

const unsafe: Record<string, string> = {
  '&': '\\u0026',
  '>': '\\u003e',
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}
const writeScript = (text: string): string => {
  const literal = JSON.stringify([1, text]).replaceAll(/[&><\u2028\u2029]/g, (character) => unsafe[character] ?? '')
  return `<script>self.__next_f.push(${literal})</script>`
}

/** A document in which React's description lacks the content of the parts that React only has to leave alone. */
const withoutMarkup = (html: string): string => {
  const scripts = [...html.matchAll(script)]
  const data = scripts.map(([, kind, literal = '']) =>
    Buffer.from(JSON.parse(literal) as string, kind === '3' ? 'base64' : 'utf8'),
  )
  const rows = readRows(Buffer.concat(data))
  const needed = rows && cutMarkup(rows)
  if (!needed || needed === rows) return html
  let isWritten = false
  return html.replace(script, () => {
    if (isWritten) return ''
    isWritten = true
    return writeScript(writeRows(needed))
  })
}

/**
 * Sends what React never changes once, as markup. It comes after the ETag, by which it knows a page that is made once for
 * many: cutting takes more time than it saves a single visit. Data for the router stay as they are: there is no markup
 * beside them.
 */
export const sendOnce: PageStep = (page) => {
  const { response } = page
  if (!response.hasHeader('etag') || !String(response.getHeader('content-type')).startsWith('text/html')) return
  try {
    page.body = Buffer.from(withoutMarkup(page.body.toString()))
  } catch (error) {
    // The page is whole as it is.
    reportError(error, 'request')
  }
}
