import { createHash } from 'node:crypto'
import type { PageBody } from './pages/whole-pages.ts'

/**
 * The beginnings of Next's inline scripts: each script pushes one literal to a list and does nothing else. A script
 * that came into a page through somebody's text looks different: it gets no hash, so the browser refuses and reports
 * it.
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

/** The texts of scripts without an address. A script with a data type (JSON-LD) is not subject to the policy. */
const inlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script(?![^>]*\s(?:src|type)=)[^>]*>(.*?)<\/script>/gs)].map(([, text = '']) => text)

/**
 * `'sha256-…'` of each inline script of Next in a page. The page is read as one character a byte, which is faster and
 * finds the same scripts.
 */
export const hashInlineScripts = (body: PageBody): string[] =>
  inlineScripts((typeof body === 'string' ? Buffer.from(body) : body).toString('latin1'))
    .filter(isOfNext)
    .map((script) => `'sha256-${createHash('sha256').update(script, 'latin1').digest('base64')}'`)
