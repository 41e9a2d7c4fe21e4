import type { Understanding } from '#contracts/understanding.ts'
import type { Context } from '../../kernel/context.ts'
import type { LiveCatalog } from '../catalog-index/catalog-index.ts'
import { isFilter } from './rules/apply.ts'
import { findLeads } from './find-matching-pages.ts'
import type { Reading } from './rules/reading.ts'
import { textOf } from './rules/tokens.ts'
import { wordsLeft } from './rules/understand.ts'

/** How a search was read, for whoever shows it. */
export const describeReading = async (ctx: Context, live: LiveCatalog, reading: Reading): Promise<Understanding> => {
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
    leads: await findLeads(ctx, live, reading),
  }
}
