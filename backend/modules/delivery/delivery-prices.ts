import type { DeliveryMode } from '#contracts/delivery-modes.ts'
import type { Context } from '../../kernel/context.ts'
import { netOf } from '../pricing/rules/net-of-gross.ts'
import { selectChoices } from '../draft-orders/select-choices.ts'

export interface DeliveryPrices {
  /** Ways in which things are brought, to a door or to a point. */
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

/** What delivery costs in the asked currency, whoever orders whatever. */
export const findDeliveryPrices = async ({ db, locale, currency }: Context): Promise<DeliveryPrices> => {
  const { deliveryModes, freeDeliveryFrom } = await selectChoices(db)
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
