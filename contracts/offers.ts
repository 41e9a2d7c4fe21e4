import { z } from 'zod'
import type { EndpointTable } from './endpoint.ts'
import { fileAnswer } from './file-answer.ts'
import { amount } from './money.ts'
import { offerMessageForm, offerRequestForm } from './offer-form.ts'
import { maxOfferLines, offerAuthors, offerStatuses } from './offer-statuses.ts'
import { listOf, pageQuery } from './paging.ts'
import { currencySchema, formatSchema, rowId, wholeNumber } from './shop-schemas.ts'
import { variantCard } from './variant-cards.ts'

const status = z.enum(offerStatuses)
const byUuid = z.object({ uuid: z.uuid() })

const summary = z.object({
  uuid: z.uuid(),
  number: z.string(),
  title: z.string(),
  status,
  currency: currencySchema,
  /** Who has requested it; null after that account was deleted. */
  requestedBy: z.string().nullable(),
  requestedAt: z.string(),
  /** Until then a sent offer can be accepted; null as long as none was sent. */
  validUntil: z.string().nullable(),
  /** Of the newest version that the customer may see, with the delivery. */
  total: amount,
  copies: z.int(),
})
export type OfferSummary = z.infer<typeof summary>

const line = z.object({
  variantId: z.int(),
  sku: z.string(),
  name: z.string(),
  authors: z.string(),
  format: formatSchema,
  quantity: z.int(),
  vatRate: z.int(),
  /** Of one copy on the day of the request. */
  listPrice: amount,
  /** Of one copy in this offer. */
  unitPrice: amount,
  total: amount,
  /** Copies that the shop does not have today. Those that are reserved for this offer are there. */
  missing: z.int(),
  /** As the shop sells it today; null for a book that it no longer sells. */
  variant: variantCard.nullable(),
})
export type OfferLine = z.infer<typeof line>

const totals = z.object({
  /** Net, at list prices, without the delivery. */
  list: z.int(),
  /** Net: what the offer takes off the list prices; negative where it adds to them. */
  discount: z.int(),
  net: z.int(),
  vat: z.array(z.object({ rate: z.int(), amount: z.int() })),
  gross: z.int(),
})
export type OfferTotals = z.infer<typeof totals>

const change = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['added', 'removed']), name: z.string(), quantity: z.int() }),
  z.object({ kind: z.literal('quantity'), name: z.string(), from: z.int(), to: z.int() }),
  /** Net prices of one copy. */
  z.object({ kind: z.literal('price'), name: z.string(), from: z.int(), to: z.int() }),
  /** Net. */
  z.object({ kind: z.literal('delivery'), from: z.int(), to: z.int() }),
  z.object({ kind: z.literal('deliveryText'), text: z.string() }),
  /** Gross, of everything. */
  z.object({ kind: z.literal('total'), from: z.int(), to: z.int() }),
])
export type OfferChange = z.infer<typeof change>

const version = z.object({
  /** 0 is the request at today's prices, before the shop has priced it. */
  number: z.int(),
  sentAt: z.string().nullable(),
  validUntil: z.string().nullable(),
  lines: z.array(line),
  delivery: z.object({ price: amount, text: z.string() }),
  totals,
  /** What differs from the version before; empty for the request. */
  changes: z.array(change),
})
export type OfferVersion = z.infer<typeof version>

const message = z.object({
  id: z.int(),
  author: z.enum(offerAuthors),
  /** Of a customer; null for the shop, and after the account was deleted. */
  name: z.string().nullable(),
  text: z.string(),
  at: z.string(),
})
export type OfferMessage = z.infer<typeof message>

const offer = z.object({
  ...summary.shape,
  /** Of the row: who answers an older one gets `version_conflict`. */
  version: wholeNumber,
  wishedOn: z.string().nullable(),
  deliveryWish: z.string(),
  current: version,
  messages: z.array(message),
  /** What the signed-in member may do now. */
  may: z.object({ write: z.boolean(), requestChange: z.boolean(), reject: z.boolean(), accept: z.boolean() }),
  /** What the organisation has ordered by it, for whoever may read that order; null otherwise. */
  order: z.object({ uuid: z.uuid(), number: z.string() }).nullable(),
})
export type Offer = z.infer<typeof offer>

const ofOffer = { params: byUuid, response: offer } as const
const moveErrors = ['not_found', 'version_conflict', 'offer_not_open'] as const

/** Price quotes for organisations (spec points 3 and 4, docs/decisions/0063). */
export const offerEndpoints = {
  'GET /v2.0/me/offers': {
    action: 'offers.list',
    summary: 'The offers of the organisation that the member may see, the latest first.',
    query: pageQuery.extend({ status: status.optional() }),
    response: listOf(summary).extend({
      /** Those that wait for an answer, whatever the filter. */
      sentCount: z.int(),
    }),
  },
  'POST /v2.0/me/offers': {
    action: 'offers.request',
    idempotent: true,
    limit: 'list',
    summary: 'Request an offer for some books.',
    body: z.strictObject({
      ...offerRequestForm.shape,
      currency: currencySchema,
      lines: z
        .array(
          z.strictObject({
            variantId: rowId,
            quantity: z.int().min(1, { error: 'too_small' }).max(9_999, { error: 'too_big' }),
          }),
        )
        .min(1, { error: 'required' })
        .max(maxOfferLines, { error: 'too_big' }),
    }),
    response: z.object({ uuid: z.uuid(), number: z.string() }),
    errors: ['offer_request_disabled', 'item_not_found'],
  },
  'GET /v2.0/me/offers/{uuid}': {
    action: 'offers.read',
    summary: 'One offer with its lines, what changed in its newest version, and its messages.',
    ...ofOffer,
    errors: ['not_found'],
  },
  'GET /v2.0/me/offers/{uuid}/document': {
    action: 'offers.read',
    summary: 'The newest sent version as a document (PDF) in the language of the caller.',
    params: byUuid,
    file: true,
    response: fileAnswer,
    errors: ['not_found', 'offer_not_open'],
  },
  'POST /v2.0/me/offers/{uuid}/messages': {
    action: 'offers.answer',
    summary: 'Write to the shop about an offer that is not finished.',
    idempotent: true,
    ...ofOffer,
    body: z.strictObject(offerMessageForm.shape),
    errors: ['not_found', 'offer_not_open'],
  },
  'POST /v2.0/me/offers/{uuid}/change_request': {
    action: 'offers.answer',
    summary: 'Ask the shop for another version of a sent or expired offer.',
    idempotent: true,
    ...ofOffer,
    body: z.strictObject({ ...offerMessageForm.shape, version: wholeNumber }),
    errors: [...moveErrors, 'offer_request_disabled'],
  },
  'POST /v2.0/me/offers/{uuid}/reject': {
    action: 'offers.answer',
    summary: 'Refuse a sent offer.',
    idempotent: true,
    ...ofOffer,
    body: z.strictObject({ version: wholeNumber }),
    errors: moveErrors,
  },
  'POST /v2.0/me/offers/{uuid}/accept': {
    action: 'offers.accept',
    summary: 'Open the checkout of a sent offer: a cart that holds its books and prices, with the copies reserved.',
    idempotent: true,
    params: byUuid,
    body: z.strictObject({ version: wholeNumber }),
    response: z.object({ draftOrderUuid: z.uuid() }),
    errors: [...moveErrors, 'variant_not_available', 'insufficient_stock'],
  },
} as const satisfies EndpointTable
