import type { Understanding } from '#contracts/catalogue.ts'
import type { Context } from '../../../../http/context.ts'
import type { LiveCatalogue } from '../../live/live-catalogue.ts'
import { isFilter } from './apply.ts'
import { findLeads } from './find-leads.ts'
import type { Reading } from './read-query.ts'

/** How a search was read, for whoever shows it. */
export const describeReading = async (ctx: Context, live: LiveCatalogue, reading: Reading): Promise<Understanding> => {
  const { understood, unmet, parts } = reading
  const words = parts.flatMap((part) => {
    if ('token' in part) return [part.token.text]
    return isFilter(part.understood) ? [] : [part.understood.words]
  })
  return {
    understood: understood.map(({ name, values, ...one }) => ({ ...one, values: [...values], name: name?.[ctx.locale] ?? null })),
    rest: words.join(' '),
    unmet: unmet.map((one) => one.words),
    leads: await findLeads(ctx, live, reading),
  }
}
