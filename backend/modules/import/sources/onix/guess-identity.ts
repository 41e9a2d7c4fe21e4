import { parseIsbn } from '../../../catalog/rules/isbn.ts'

const longest = 200

/** Reference and ISBN of a record that cannot be parsed, for the report. */
export const guessIdentity = (text: string): { reference: string; isbn: string | null } => {
  const [, reference = ''] = /<(?:[\w.-]+:)?(?:RecordReference|a001)(?:\s[^>]*)?>\s*([^<]*)/.exec(text) ?? []
  const values = [...text.matchAll(/<(?:[\w.-]+:)?(?:IDValue|b244|ISBN|b004|EAN13|b005)(?:\s[^>]*)?>\s*([^<]*)/g)]
  const isbn = values.map(([, value = '']) => parseIsbn(value)).find((found) => found !== undefined)
  return { reference: reference.trim().slice(0, longest), isbn: isbn ?? null }
}
