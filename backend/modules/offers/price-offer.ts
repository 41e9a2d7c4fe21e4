import { currencies } from '#contracts/shop.ts'
import type { Services } from '../../kernel/context.ts'
import { isDigital } from '../orders/rules/is-digital.ts'
import { deliveryVatRate } from '../pricing/rules/delivery-vat-rate.ts'
import { moveOffer } from './move-offer.ts'
import {
  deleteUnsent,
  insertMessage,
  insertVersion,
  lockOffer,
  type NewLine,
  type OfferableBook,
  type OfferRow,
  selectBooks,
  selectLines,
  selectVersions,
  updateOffer,
  updateVersion,
} from './queries.ts'
import { endOfDay } from './rules/end-of-day.ts'
import { discounted, withVat } from './rules/offered-price.ts'
import type { PricingForm } from './rules/pricing-form.ts'

type Work = Pick<Services, 'db' | 'now' | 'jobs'>

/** Why the operator cannot do it, as one sentence without the number of the offer. */
export type Refusal = string

const notNow = ({ status }: OfferRow): Refusal => `it is ${status}`

const lock = async ({ db }: Work, id: number): Promise<OfferRow> => {
  const offer = await lockOffer(db, id)
  if (!offer) throw new Error(`Offer ${id} is gone`)
  return offer
}

/** Books keep the list prices of the request; those that the shop adds have today's. */
const booksOf = async ({ db }: Work, offer: OfferRow, form: PricingForm): Promise<Map<string, OfferableBook>> => {
  const versions = await selectVersions(db, offer.id)
  const lines = await selectLines(
    db,
    versions.map(({ id }) => id),
  )
  const known = new Map(lines.map((line) => [line.sku.toUpperCase(), line as OfferableBook]))
  const others = form.lines.map(({ sku }) => sku.toUpperCase()).filter((sku) => !known.has(sku))
  for (const book of await selectBooks(db, others, offer)) known.set(book.sku.toUpperCase(), book)
  return known
}

const lineOf = (
  { variantId, sku, name, authors, format, vatRate, listNet, listGross }: OfferableBook,
  { quantity, price, discount = 0 }: PricingForm['lines'][number],
  decimals: number,
): NewLine => {
  const unit = withVat(
    price === undefined ? discounted(listNet, discount) : Math.round(price * 10 ** decimals),
    vatRate,
  )
  return {
    variantId,
    sku,
    name,
    authors,
    format,
    vatRate,
    listNet,
    listGross,
    quantity,
    unitNet: unit.net,
    unitGross: unit.gross,
  }
}

/** Writes the next version, in the place of one that was not sent. To be called in a transaction. */
export const priceOffer = async (
  tx: Work,
  { id, form, actor }: { id: number; form: PricingForm; actor: string },
): Promise<Refusal | undefined> => {
  const offer = await lock(tx, id)
  if (offer.status === 'draft') await updateOffer(tx.db, id)
  else if (!(await moveOffer(tx, offer, { to: 'draft', by: 'shop', actor }))) return notNow(offer)
  const validUntil = endOfDay(form.validUntil)
  if (validUntil <= tx.now()) return `${form.validUntil} is over`
  const books = await booksOf(tx, offer, form)
  const unknown = form.lines.filter(({ sku }) => !books.has(sku.toUpperCase()))
  if (unknown.length > 0) return `no book on sale has these numbers: ${unknown.map(({ sku }) => sku).join(', ')}`
  await deleteUnsent(tx.db, id)
  const [newest] = await selectVersions(tx.db, id)
  const decimals = currencies[offer.currency]
  const delivery = withVat(Math.round(form.delivery.price * 10 ** decimals), deliveryVatRate)
  const lines = form.lines.flatMap((line) => {
    const book = books.get(line.sku.toUpperCase())
    return book ? [lineOf(book, line, decimals)] : []
  })
  if (form.delivery.price > 0 && lines.every(({ format }) => isDigital(format)))
    return 'delivery.price (the line DELIVERY of the form) must be 0: all lines are downloads, and nothing is shipped'
  await insertVersion(
    tx.db,
    {
      offerId: id,
      number: (newest?.number ?? 0) + 1,
      deliveryNet: delivery.net,
      deliveryGross: delivery.gross,
      deliveryText: form.delivery.text,
      validUntil,
    },
    lines,
  )
  return undefined
}

const say = (tx: Work, offerId: number, text: string): Promise<void> =>
  insertMessage(tx.db, { offerId, author: 'shop', text, at: tx.now() })

interface Act {
  id: number
  /** Word for word what the customer reads; empty for none. */
  message: string
  actor: string
}

/** The customer sees the version that was priced, and a mail says so. To be called in a transaction. */
export const sendOffer = async (tx: Work, { id, message, actor }: Act): Promise<Refusal | undefined> => {
  const offer = await lock(tx, id)
  const [newest] = await selectVersions(tx.db, id)
  if (!newest || newest.sentAt !== null || newest.validUntil === null) return 'it has no new price'
  if (newest.validUntil <= tx.now()) return 'its last day is over: price it anew'
  if (!(await moveOffer(tx, offer, { to: 'offer_sent', by: 'shop', actor }))) return notNow(offer)
  await updateVersion(tx.db, newest.id, { sentAt: tx.now() })
  if (message) await say(tx, id, message)
  await tx.jobs.enqueue(tx.db, 'offer-mail', { id, version: newest.number })
  return undefined
}

/** It ends without an order. To be called in a transaction. */
export const closeOffer = async (tx: Work, { id, message, actor }: Act): Promise<Refusal | undefined> => {
  const offer = await lock(tx, id)
  if (!(await moveOffer(tx, offer, { to: 'closed', by: 'shop', actor }))) return notNow(offer)
  await say(tx, id, message)
  return undefined
}
