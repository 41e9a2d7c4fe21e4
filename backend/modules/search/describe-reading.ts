import type { Understanding } from '#contracts/understanding.ts'
import type { Context } from '../../kernel/context.ts'
import type { CatalogIndex } from '../catalog-index/service.ts'
import { findMatchingPages } from './find-matching-pages.ts'
import { isFilter } from './rules/apply.ts'
import type { Reading } from './rules/reading.ts'
import { textOf } from './rules/tokens.ts'
import { wordsLeft } from './rules/understand.ts'

/** How the shop read a search, for the answer of a listing. */
export const describeReading = async (ctx: Context, index: CatalogIndex, reading: Reading): Promise<Understanding> => {
  const { understood, unmet, parts } = reading
  return {
    understood: understood.map(({ key, token, values, tokens, name }) => ({
      key,
      token,
      values: [...values],
      words: textOf(tokens),
      name: name?.[ctx.locale] ?? null,
    })),
    rest: textOf(wordsLeft(parts, (one) => !understood.includes(one) || !isFilter(one))),
    unmet: unmet.map(({ tokens }) => textOf(tokens)),
    pages: await findMatchingPages(ctx, index, reading),
  }
}
