import type { DeliveryMode } from '#contracts/delivery-modes.ts'
import type { Context } from '../../kernel/context.ts'
import { netOf } from '../pricing/rules/net-of-gross.ts'
import { selectDeliveryOffers } from './queries.ts'

export interface DeliveryPrices {
  /** The modes that bring a parcel to an address or to a pickup point. */
  modes: {
    key: string
    flow: DeliveryMode['flow']
    name: string
    gross: number
    vatRate: number
    days: DeliveryMode['days']
  }[]
  /** Gross, in minor units. */
  freeFrom: number | undefined
}

/** What delivery costs in the currency of the request, for any cart below the limit of free delivery. */
export const findDeliveryPrices = async ({
  db,
  locale,
  currency,
}: Pick<Context, 'db' | 'locale' | 'currency'>): Promise<DeliveryPrices> => {
  const { deliveryModes, freeDeliveryFrom } = await selectDeliveryOffers(db)
  return {
    modes: deliveryModes
      .filter(({ enabled, flow }) => enabled && (flow === 'home' || flow === 'pickup_point'))
      .flatMap(({ key, flow, name, vatRate, prices, daysFrom, daysTo }) => {
        const gross = prices[currency]
        return gross === undefined
          ? []
          : [{ key, flow, name: name[locale], gross, vatRate, days: { from: daysFrom, to: daysTo } }]
      }),
    freeFrom: freeDeliveryFrom[currency],
  }
}

export const listDeliveryModes = async (ctx: Context): Promise<DeliveryMode[]> =>
  (await findDeliveryPrices(ctx)).modes.map(({ key, flow, name, gross, vatRate, days }) => ({
    key,
    flow,
    name,
    price: { gross, net: netOf(gross, vatRate) },
    days,
  }))
