import type { OrderDetail } from '#contracts/orders.ts'
import type { Translate } from '../translate.ts'

/** Every mail of an order that was made by an offer names it. */
export const byOffer = ({ offerNumber }: Pick<OrderDetail, 'offerNumber'>, t: Translate): string[] =>
  offerNumber === null ? [] : [t('byOffer', { number: offerNumber })]
