'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { DraftOrderItem } from '#contracts/draft-order-items.ts'
import { type Currency, isDownload } from '#contracts/shop.ts'
import { formatPrice } from '#lib/format/format-price.ts'
import { useShownPrices } from '#lib/session/use-shown-prices.ts'
import { LineFrame } from './line-frame.tsx'
import { LineQuantity } from './line-quantity.tsx'
import { StockNote } from './stock-note.tsx'

interface Props {
  item: DraftOrderItem
  currency: Currency
  /** The quantity that is shown: the server's, or the one that the visitor has just chosen. */
  quantity: number
  onRemove: () => void
}

const LinePrice = ({ item: { unitPrice }, currency, quantity }: Omit<Props, 'onRemove'>) => {
  const t = useTranslations('cart')
  const locale = useLocale()
  const { main, besideInLists: beside } = useShownPrices()
  const money = (amount: number) => formatPrice(amount, currency, locale)
  const total = { gross: unitPrice.gross * quantity, net: unitPrice.net * quantity }
  return (
    <p className="text-right">
      <span className="block font-semibold tabular-nums">{money(total[main])}</span>
      {beside && <span className="block text-13 text-soft">{t('grossAmount', { amount: money(total[beside]) })}</span>}
      {quantity > 1 && <span className="block text-13 text-soft">{t('each', { amount: money(unitPrice[main]) })}</span>}
    </p>
  )
}

export const CartLine = ({ item, currency, quantity, onRemove }: Props) => (
  <LineFrame
    item={item}
    note={
      <StockNote
        variant={item.variant}
        availability={item.availability}
        maxQuantity={item.maxQuantity}
        quantity={quantity}
      />
    }
    quantity={!isDownload(item.variant.format) && <LineQuantity item={item} quantity={quantity} />}
    price={<LinePrice item={item} currency={currency} quantity={quantity} />}
    onRemove={onRemove}
  />
)
