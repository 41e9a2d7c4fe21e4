import { createHash } from 'node:crypto'
import type { PageBody } from './whole-pages.ts'

/**
 * How Next's inline scripts begin: each hands one literal to a list, and does nothing else. A script that came into a page
 * by somebody's text looks different. It gets no hash, so the browser refuses it, and reports it.
 */
const beginnings = [
  'self.__next_f.push(',
  '(self.__next_f=self.__next_f||[]).push(',
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(',
]

const isLiteral = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

const isOfNext = (script: string): boolean => {
  const beginning = beginnings.find((one) => script.startsWith(one))
  return beginning !== undefined && isLiteral(script.slice(beginning.length).replace(/\);?$/, ''))
}

/** Texts of the scripts without an address; what names a type is data (JSON-LD), which no policy is asked about. */
const inlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script(?![^>]*\s(?:src|type)=)[^>]*>(.*?)<\/script>/gs)].map(([, text = '']) => text)

/** `'sha256-…'` of each inline script of Next in a page. The bytes are read one a character, which is quicker and finds the same. */
export const hashInlineScripts = (body: PageBody): string[] =>
  inlineScripts((typeof body === 'string' ? Buffer.from(body) : body).toString('latin1'))
    .filter(isOfNext)
    .map((script) => `'sha256-${createHash('sha256').update(script, 'latin1').digest('base64')}'`)
