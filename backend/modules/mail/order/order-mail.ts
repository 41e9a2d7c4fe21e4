import type { OrderDetail } from '#contracts/orders.ts'
import type { Locale } from '#contracts/shop.ts'
import { formatPrice } from '#lib/format/format-price.ts'
import { type ShownPrices, shownPrices } from '#lib/format/shown-prices.ts'
import type { Shop } from '../shop.ts'
import { type Translate, translator } from '../translate.ts'

export interface ConfirmedOrder {
  order: OrderDetail
  locale: Locale
  /** Origin of the storefront. */
  publicUrl: string
  shop: Shop
}

/** The facts that every part of the mail needs. */
export interface OrderMail extends ConfirmedOrder {
  t: Translate
  money: (amount: number) => string
  prices: ShownPrices
  hasParcel: boolean
  hasDownloads: boolean
  /** Whether some downloads can be fetched now. */
  canDownload: boolean
}

const isDownload = ({ format }: { format: string }): boolean => format === 'ebook' || format === 'audio'

export const orderMailOf = (confirmed: ConfirmedOrder): OrderMail => {
  const { order, locale } = confirmed
  return {
    ...confirmed,
    t: translator(locale),
    money: (amount) => formatPrice(amount, order.currency, locale),
    prices: shownPrices(confirmed.shop.price_display_config, order.segment),
    hasParcel: !order.items.every(isDownload),
    hasDownloads: order.items.some(isDownload),
    canDownload: order.canDownload,
  }
}
