import { getPathname } from '#contracts/page-address.ts'
import type { OrderDetail } from '#contracts/orders.ts'
import type { Locale } from '#contracts/shop.ts'
import type { OrderNews } from '../../../ports/jobs/port.ts'
import type { MailContent } from '../mail-content.ts'
import { plainMail } from '../plain-mail.ts'
import type { Shop } from '../shop.ts'
import { type Translate, translator } from '../translate.ts'
import { byOffer } from './by-offer.ts'

export interface NewsFacts {
  locale: Locale
  /** Origin of the storefront. */
  publicUrl: string
  shop: Shop
  order: Pick<OrderDetail, 'uuid' | 'number' | 'offerNumber' | 'contact' | 'delivery' | 'shipments' | 'payment'>
  news: OrderNews
  /** The position of the parcel of which the mail tells. */
  shipment?: number | undefined
}

/** The pickup point, or the shop, at which the parcel waits. */
const placeOf = ({ delivery: { pickupPoint, store } }: NewsFacts['order']): string[] =>
  [pickupPoint, store].flatMap((place) =>
    place ? [`${place.name}, ${place.ZIPCode} ${place.city}, ${place.addressLine}`] : [],
  )

const textsOf = (t: Translate, { order, news, shipment }: NewsFacts): string[] => {
  const { number } = order
  if (news === 'cancelled')
    return [t('news.cancelled.text', { number }), ...(order.payment.status === 'paid' ? [t('news.refund')] : [])]
  if (news === 'cancelled_by_shop')
    return [
      t('news.cancelled_by_shop.text', { number }),
      ...(order.payment.status === 'paid' ? [t('news.refund')] : []),
    ]
  if (news === 'expired') return [t('news.expired.text', { number })]
  const tracking = order.shipments.find(({ position }) => position === shipment)?.trackingNumber
  const facts = [
    ...(news === 'arrived' ? placeOf(order) : []),
    ...(tracking ? [t('news.tracking', { number: tracking })] : []),
  ]
  return [t(`news.${news}.text`, { number }), ...facts]
}

/** What a buyer is told after the confirmation: a parcel on its way or waiting, or an order that will not come. */
export const orderNewsMail = (facts: NewsFacts): MailContent => {
  const { locale, publicUrl, shop, order, news } = facts
  const t = translator(locale)
  const texts = textsOf(t, facts)
  return plainMail(
    { locale, shop },
    {
      subject: t(`news.${news}.subject`, { number: order.number }),
      preheader: texts[0] ?? '',
      title: t(`news.${news}.title`),
      paragraphs: [t('greeting', { name: order.contact.firstName }), ...texts, ...byOffer(order, t)],
      link: {
        label: t('status'),
        url:
          publicUrl +
          getPathname({ href: { pathname: '/orders/[id]/details/view', params: { id: order.uuid } }, locale }),
      },
    },
  )
}
