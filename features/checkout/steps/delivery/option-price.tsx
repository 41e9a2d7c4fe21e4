'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { DeliveryContext } from '#contracts/checkout-contexts.ts'
import type { Currency } from '#contracts/shop.ts'
import { formatPrice } from '#lib/format/format-price.ts'
import { useShownPrices } from '#lib/session/use-shown-prices.ts'

interface Props extends Pick<DeliveryContext, 'price' | 'listPrice'> {
  currency: Currency
  /** The price is the lowest of several. */
  isFrom?: boolean
}

/** The price of a delivery mode. Where it is free, the usual price stands beside it. */
export const OptionPrice = ({ price, listPrice, currency, isFrom = false }: Props) => {
  const t = useTranslations('checkout')
  const locale = useLocale()
  const { main } = useShownPrices()
  const amountOf = (amount: { gross: number; net: number }) => formatPrice(amount[main], currency, locale)
  if (price.gross > 0) return isFrom ? t('fromAmount', { amount: amountOf(price) }) : amountOf(price)
  if (!listPrice) return t('free')
  return (
    <>
      <s className="font-normal text-soft">
        <span className="sr-only">{t('insteadOf')} </span>
        {amountOf(listPrice)}
      </s>{' '}
      <span className="text-ok">{t('free')}</span>
    </>
  )
}
