import type { Understanding } from '#contracts/understanding.ts'
import type { Context } from '../../../../kernel/context.ts'
import type { LiveCatalog } from '../../live/live-catalog.ts'
import { isFilter } from './apply.ts'
import { findLeads } from './find-leads.ts'
import type { Reading } from './reading.ts'
import { textOf } from './tokens.ts'
import { wordsLeft } from './understand.ts'

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
