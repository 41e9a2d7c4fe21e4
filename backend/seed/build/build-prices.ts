import { type Currency, currencies } from '#contracts/shop.ts'
import type { priceHistory, prices } from '../../db/schema/prices.ts'
import { lowestBefore } from '../../modules/pricing/rules/lowest-before.ts'
import { netOf } from '../../modules/pricing/rules/net-of-gross.ts'
import { seededChoice, seededInteger, seededNumber } from '../../kernel/seeded-number.ts'
import { endingIn90 } from '../../modules/pricing/rules/ending-in-90.ts'

const day = 86_400_000
/** The share of the catalog that is reduced. */
const reducedShare = 0.12

export interface FullPrice {
  variantId: number
  key: string
  vatRate: number
  full: Record<Currency, number>
  onSaleSince: Date
  mayBeReduced: boolean
}

export interface Prices {
  prices: (typeof prices.$inferInsert)[]
  history: (typeof priceHistory.$inferInsert)[]
  reduced: number[]
}

/**
 * The history of a price: the full price, for some an earlier reduction that has ended, and the current reduction of
 * the reduced ones.
 */
const historyOf = (
  { key, onSaleSince, mayBeReduced }: FullPrice,
  full: number,
  now: Date,
): { gross: number; since: Date }[] => {
  const history = [{ gross: full, since: onSaleSince }]
  const isReduced = mayBeReduced && seededNumber('reduced', key) < reducedShare
  if (!isReduced) return history
  const reducedAt = now.getTime() - seededInteger(2, 20, 'reduced-at', key) * day
  const rate = seededChoice([0.1, 0.15, 0.2, 0.25, 0.3], 'rate', key)
  if (seededNumber('earlier-offer', key) < 0.35)
    history.push(
      { gross: endingIn90(full * (1 - rate / 2)), since: new Date(reducedAt - 24 * day) },
      { gross: full, since: new Date(reducedAt - 10 * day) },
    )
  history.push({ gross: Math.min(endingIn90(full * (1 - rate)), full - 100), since: new Date(reducedAt) })
  return history
}

export const buildPrices = (fulls: readonly FullPrice[], priceListId: number, now: Date): Prices => {
  const built: Prices = { prices: [], history: [], reduced: [] }
  for (const entry of fulls)
    for (const currency of Object.keys(currencies) as Currency[]) {
      const { variantId, vatRate } = entry
      const full = entry.full[currency]
      const history = historyOf(entry, full, now)
      const current = history.at(-1)
      if (!current) continue
      const isReduced = current.gross < full
      const lowest = isReduced ? (lowestBefore(history, current.since) ?? full) : null
      const common = { priceListId, variantId, currency }
      built.prices.push({
        ...common,
        gross: current.gross,
        net: netOf(current.gross, vatRate),
        originalGross: isReduced ? full : null,
        originalNet: isReduced ? netOf(full, vatRate) : null,
        lowest30Gross: lowest,
        lowest30Net: lowest === null ? null : netOf(lowest, vatRate),
        since: current.since,
      })
      built.history.push(
        ...history.map(({ gross, since }) => ({ ...common, gross, net: netOf(gross, vatRate), since })),
      )
      if (isReduced && currency === 'HUF') built.reduced.push(variantId)
    }
  return built
}
