import type { OfferChange } from '#contracts/offers.ts'
import type { Amount } from '#contracts/money.ts'
import { offerTotals, type PricedLine } from './offer-totals.ts'

export interface ComparedVersion {
  lines: readonly (PricedLine & { variantId: number; name: string })[]
  delivery: Amount & { text: string }
}

const changesOfLine = (
  before: ComparedVersion['lines'][number] | undefined,
  { name, quantity, unitNet }: ComparedVersion['lines'][number],
): OfferChange[] => {
  if (!before) return [{ kind: 'added', name, quantity }]
  return [
    ...(before.quantity === quantity ? [] : [{ kind: 'quantity' as const, name, from: before.quantity, to: quantity }]),
    ...(before.unitNet === unitNet ? [] : [{ kind: 'price' as const, name, from: before.unitNet, to: unitNet }]),
  ]
}

/** What differs between two versions, line by line, and what everything costs then. */
export const offerChanges = (before: ComparedVersion, after: ComparedVersion): OfferChange[] => {
  const known = new Map(before.lines.map((line) => [line.variantId, line]))
  const stays = new Set(after.lines.map(({ variantId }) => variantId))
  const [from, to] = [offerTotals(before.lines, before.delivery), offerTotals(after.lines, after.delivery)]
  return [
    ...after.lines.flatMap((line) => changesOfLine(known.get(line.variantId), line)),
    ...before.lines
      .filter(({ variantId }) => !stays.has(variantId))
      .map(({ name, quantity }) => ({ kind: 'removed' as const, name, quantity })),
    ...(before.delivery.net === after.delivery.net
      ? []
      : [{ kind: 'delivery' as const, from: before.delivery.net, to: after.delivery.net }]),
    ...(before.delivery.text === after.delivery.text || after.delivery.text === ''
      ? []
      : [{ kind: 'deliveryText' as const, text: after.delivery.text }]),
    ...(from.gross === to.gross ? [] : [{ kind: 'total' as const, from: from.gross, to: to.gross }]),
  ]
}
