import type { OrderDetail } from '#contracts/orders.ts'
import type { Translate } from '../translate.ts'

/** In the mails about an order and its invoice. */
export const byOffer = ({ offerNumber }: Pick<OrderDetail, 'offerNumber'>, t: Translate): string[] =>
  offerNumber === null ? [] : [t('byOffer', { number: offerNumber })]
