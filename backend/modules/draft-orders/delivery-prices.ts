import type { Context } from '../../http/context.ts'
import { selectChoices } from './select-choices.ts'

export interface DeliveryPrices {
  /** Ways in which things are brought, to a door or to a point. */
  modes: { name: string; gross: number; vatRate: number }[]
  /** Gross, in minor units. */
  freeFrom: number | undefined
}

/** What delivery costs in the asked currency, whoever orders whatever. */
export const findDeliveryPrices = async ({ db, locale, currency }: Context): Promise<DeliveryPrices> => {
  const { deliveryModes, freeDeliveryFrom } = await selectChoices(db)
  return {
    modes: deliveryModes
      .filter(({ enabled, flow }) => enabled && (flow === 'home' || flow === 'pickup_point'))
      .flatMap(({ name, vatRate, prices }) => {
        const gross = prices[currency]
        return gross === undefined ? [] : [{ name: name[locale], gross, vatRate }]
      }),
    freeFrom: freeDeliveryFrom[currency],
  }
}
