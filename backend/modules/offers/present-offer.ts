import type { OfferMessage, OfferSummary, OfferVersion } from '#contracts/offers.ts'
import type { Format, Locale } from '#contracts/shop.ts'
import type { VariantCard } from '#contracts/variant-cards.ts'
import { formatName } from '#lib/format/format-name.ts'
import type { FoundOffer, LineRow, selectMessages, VersionRow } from './queries.ts'
import { offerChanges } from './rules/offer-changes.ts'
import { offerTotals } from './rules/offer-totals.ts'

export interface VersionWithLines {
  row: VersionRow
  lines: readonly LineRow[]
}

const deliveryOf = ({ deliveryNet: net, deliveryGross: gross, deliveryText: text }: VersionRow) => ({
  net,
  gross,
  text,
})

const nameOf = ({ firstName, lastName }: { firstName: string | null; lastName: string | null }, locale: Locale) =>
  lastName === null ? null : formatName({ firstName: firstName ?? '', lastName }, locale)

export const presentSummary = (
  { offer, ...requester }: FoundOffer,
  { row, lines }: VersionWithLines,
  locale: Locale,
): OfferSummary => {
  const { gross, net } = offerTotals(lines, deliveryOf(row))
  return {
    uuid: offer.uuid,
    number: offer.number,
    title: offer.title,
    status: offer.status,
    currency: offer.currency,
    requestedBy: nameOf(requester, locale),
    requestedAt: offer.requestedAt.toISOString(),
    validUntil: row.validUntil?.toISOString() ?? null,
    total: { gross, net },
    copies: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  }
}

const missingCopies = (quantity: number, variant: VariantCard | undefined): number => {
  if (!variant || variant.availability === 'unavailable') return quantity
  const isLimited = variant.availability !== 'preorder' && variant.stock !== null
  return isLimited ? Math.max(0, quantity - (variant.stock ?? 0)) : 0
}

export const presentVersion = (
  { row, lines }: VersionWithLines,
  before: VersionWithLines | undefined,
  { cards, isReserved }: { cards: ReadonlyMap<number, VariantCard>; isReserved: boolean },
): OfferVersion => {
  const { text, ...price } = deliveryOf(row)
  return {
    number: row.number,
    sentAt: row.sentAt?.toISOString() ?? null,
    validUntil: row.validUntil?.toISOString() ?? null,
    lines: lines.map((line) => ({
      variantId: line.variantId,
      sku: line.sku,
      name: line.name,
      authors: line.authors,
      format: line.format as Format,
      quantity: line.quantity,
      vatRate: line.vatRate,
      listPrice: { net: line.listNet, gross: line.listGross },
      unitPrice: { net: line.unitNet, gross: line.unitGross },
      total: { net: line.unitNet * line.quantity, gross: line.unitGross * line.quantity },
      missing: isReserved ? 0 : missingCopies(line.quantity, cards.get(line.variantId)),
      variant: cards.get(line.variantId) ?? null,
    })),
    delivery: { price, text },
    totals: offerTotals(lines, price),
    changes: before
      ? offerChanges({ lines: before.lines, delivery: deliveryOf(before.row) }, { lines, delivery: { ...price, text } })
      : [],
  }
}

export const presentMessage = (
  { message, ...writer }: Awaited<ReturnType<typeof selectMessages>>[number],
  locale: Locale,
): OfferMessage => ({
  id: message.id,
  author: message.author,
  name: message.author === 'shop' ? null : nameOf(writer, locale),
  text: message.text,
  at: message.at.toISOString(),
})
