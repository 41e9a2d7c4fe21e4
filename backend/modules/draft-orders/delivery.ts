import type { AddressForm } from '#contracts/checkout-forms.ts'
import type { DeliveryContext } from '#contracts/checkout-contexts.ts'
import type { FieldIssue } from '#contracts/errors.ts'
import type { PickupPoint } from '#contracts/pickup-points.ts'
import type { Context } from '../../kernel/context.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { isAllowedAddress } from '../buying-rules/service.ts'
import { refuseCountry } from '../configuration/service.ts'
import { type DeliveryModeRow, findStorePlace } from '../delivery/service.ts'
import { findPickupPoint } from '../pickup-points/service.ts'
import { deliveryCost } from '../pricing/rules/delivery-price.ts'
import { netOf } from '../pricing/rules/net-of-gross.ts'
import { deliveryFee, loadCart, totalsWith } from './cart.ts'
import { changeDraftOrder } from './change.ts'
import { lastArrival } from './planned-shipments.ts'
import { selectOwned, updateDraftOrder } from './queries.ts'
import { deliveryFits } from './rules/delivery-fit.ts'
import { followAddress } from './rules/follow-delivery.ts'
import { selectChoices } from './select-choices.ts'

export const listDeliveryContexts = async (
  ctx: Context,
  uuid: string,
): Promise<Result<{ items: DeliveryContext[] }, 'not_found'>> => {
  const found = await selectOwned(ctx.db, uuid, ctx.actor)
  if (!found) return fail('not_found')
  const cart = await loadCart(ctx, found)
  const { currency } = cart.row
  const items = cart.deliveryModes
    .filter((mode) => deliveryFits(mode, cart.kind, currency))
    .map((mode): DeliveryContext => {
      const { id, key, flow, carrier, name, text } = mode
      const listed = deliveryFee(mode, currency)
      const { kind, gross, net } = deliveryCost(cart.lines, listed, cart.freeDelivery)
      return {
        deliveryMode: { id, key, flow, carrier },
        name: name[ctx.locale],
        text: text[ctx.locale],
        price: { gross, net },
        listPrice: kind === 'free_shipping' ? { gross: listed.gross, net: netOf(listed.gross, listed.vatRate) } : null,
        arrival: lastArrival(ctx.now(), cart.shipments, mode),
        totals: totalsWith(cart, { delivery: mode }),
      }
    })
  return ok({ items })
}

export interface DeliveryInput {
  /** What the visitor saw; undefined for a change that goes with any version. */
  version?: number | undefined
  deliveryModeId: number
  address?: AddressForm | undefined
  pickupPointId?: string | undefined
  storeId?: number | undefined
}

const places = { home: 'address', pickup_point: 'pickupPointId', store: 'storeId', none: null } as const

const missingPlace = (input: DeliveryInput, mode: DeliveryModeRow): FieldIssue | undefined => {
  const field = places[mode.flow]
  return field !== null && input[field] === undefined ? { field, code: 'required' } : undefined
}

interface Place {
  address: AddressForm | null
  pickupPoint: PickupPoint | null
  storeId: number | null
}

const nowhere: Place = { address: null, pickupPoint: null, storeId: null }

type PlaceError = 'invalid_data_provided' | 'pickup_point_not_found' | 'store_not_found' | 'carrier_unavailable'

/** Where to; only what belongs to the way of delivery is kept. May ask the carrier, so it runs outside the transaction. */
const findPlace = async (
  ctx: Context,
  input: DeliveryInput,
  mode: DeliveryModeRow,
): Promise<Result<Place, PlaceError>> => {
  const missing = missingPlace(input, mode)
  if (missing) return fail('invalid_data_provided', { field: missing.field, issues: [missing] })
  if (mode.flow === 'home') {
    const { address = null } = input
    const refused = address && (await refuseCountry(ctx.db, address.country, 'address.country'))
    return refused ?? ok({ ...nowhere, address })
  }
  if (mode.flow === 'store') {
    const store = await findStorePlace(ctx, input.storeId ?? 0)
    return store ? ok({ ...nowhere, storeId: store.id }) : fail('store_not_found', { field: 'storeId' })
  }
  if (mode.flow === 'none' || !mode.carrier) return ok(nowhere)
  const point = await findPickupPoint(ctx, mode.carrier, input.pickupPointId ?? '')
  return point.ok ? ok({ ...nowhere, pickupPoint: point.value }) : point
}

export const setDelivery = async (ctx: Context, uuid: string, input: DeliveryInput) => {
  const mode = (await selectChoices(ctx)).deliveryModes.find(({ id }) => id === input.deliveryModeId)
  const place = mode ? await findPlace(ctx, input, mode) : ok(nowhere)
  return changeDraftOrder<PlaceError | 'delivery_mode_not_available' | 'saved_address_required'>(
    ctx,
    uuid,
    input.version,
    async (tx, row) => {
      const { kind, deliveryModes, rules } = await loadCart(tx, row)
      if (!mode || !deliveryModes.some(({ id }) => id === mode.id) || !deliveryFits(mode, kind, row.currency))
        return fail('delivery_mode_not_available', { field: 'deliveryModeId' })
      if (!place.ok) return place
      const { address } = place.value
      if (address && !isAllowedAddress(rules, address)) return fail('saved_address_required', { field: 'address' })
      const forms = followAddress(row.forms, row.address, place.value.address)
      return ok(await updateDraftOrder(tx.db, row, { deliveryModeId: mode.id, ...place.value, forms }))
    },
  )
}

/** Chooses the delivery mode alone. The place that the cart has is kept and counts where it fits the mode. */
export const setDeliveryMode = (
  ctx: Context,
  uuid: string,
  { version, deliveryModeId }: Pick<DeliveryInput, 'version' | 'deliveryModeId'>,
) =>
  changeDraftOrder(ctx, uuid, version, async (tx, row) => {
    const { kind, deliveryModes } = await loadCart(tx, row)
    const mode = deliveryModes.find(({ id }) => id === deliveryModeId)
    if (!mode || !deliveryFits(mode, kind, row.currency))
      return fail('delivery_mode_not_available', { field: 'deliveryModeId' })
    return ok(await updateDraftOrder(tx.db, row, { deliveryModeId }))
  })
