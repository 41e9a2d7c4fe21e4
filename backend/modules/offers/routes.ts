import type { offerEndpoints } from '#contracts/offers.ts'
import type { Handlers } from '../../http/handler.ts'
import { rejectOffer, requestChange, writeMessage } from './answer-offer.ts'
import { openDocument } from './document.ts'
import { findOffer, listOffers } from './find-offers.ts'
import { requestOffer } from './request-offer.ts'

/** Accepting opens a checkout, so it is answered there. */
export const offerRoutes: Handlers<Exclude<keyof typeof offerEndpoints, 'POST /v2.0/me/offers/{uuid}/accept'>> = {
  'GET /v2.0/me/offers': (ctx, { query }) => listOffers(ctx, query),
  'POST /v2.0/me/offers': (ctx, { body }) => requestOffer(ctx, body),
  'GET /v2.0/me/offers/{uuid}': (ctx, { params }) => findOffer(ctx, params.uuid),
  'GET /v2.0/me/offers/{uuid}/document': (ctx, { params }) => openDocument(ctx, params.uuid),
  'POST /v2.0/me/offers/{uuid}/messages': (ctx, { params, body }) => writeMessage(ctx, params.uuid, body.text),
  'POST /v2.0/me/offers/{uuid}/change_request': (ctx, { params, body }) => requestChange(ctx, params.uuid, body),
  'POST /v2.0/me/offers/{uuid}/reject': (ctx, { params, body }) => rejectOffer(ctx, params.uuid, body.version),
}
