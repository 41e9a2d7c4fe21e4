import type { TradeSubject } from '../trade-record.ts'
import bic from './tables/bic.json' with { type: 'json' }
import bisac from './tables/bisac.json' with { type: 'json' }
import clil from './tables/clil.json' with { type: 'json' }
import keywords from './tables/keywords.json' with { type: 'json' }
import lcc from './tables/lcc.json' with { type: 'json' }
import wgs from './tables/wgs.json' with { type: 'json' }
import { findLongest } from './find-longest.ts'

/** The tables name under each code of Thema the codes of a scheme that mean it, and all that begin with them. */
const invert = (table: Readonly<Record<string, readonly string[]>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(table).flatMap(([thema, codes]) => codes.map((code) => [code, thema] as const)))

const tables = {
  bic: invert(bic),
  bisac: invert(bisac),
  clil: invert(clil),
  keyword: invert(keywords),
  lcc: invert(lcc),
  wgs: invert(wgs),
} satisfies Partial<Record<TradeSubject['scheme'], ReadonlyMap<string, string>>>

/** The code of Thema for a code of another scheme. A keyword counts as a whole only. */
export const toThema = ({ scheme, code }: TradeSubject): string | undefined => {
  if (scheme === 'thema') return code
  return scheme === 'keyword'
    ? tables.keyword.get(code)
    : findLongest(code, (beginning) => tables[scheme].get(beginning))
}
