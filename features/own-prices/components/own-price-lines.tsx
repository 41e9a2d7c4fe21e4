import { useLocale, useTranslations } from 'next-intl'
import type { OwnPrice } from '#contracts/own-prices.ts'
import { formatPrice } from '#lib/format/format-price.ts'
import { pageCurrency } from '#lib/market/page-currency.ts'
import { useShownPrices } from '#lib/session/use-shown-prices.ts'

/** The customer's price with its reason, and from how many copies on it is the next lower one. */
export const OwnPriceLines = ({ prices: [first, next] }: { prices: readonly OwnPrice[] }) => {
  const t = useTranslations('ownPrices')
  const locale = useLocale()
  const { main } = useShownPrices()
  if (!first) return null
  const valuesOf = (price: OwnPrice) => ({
    quantity: price.fromQuantity,
    amount: formatPrice(price[main], pageCurrency(), locale),
  })
  return (
    <span className="block text-13 whitespace-normal text-soft">
      <strong className="block font-semibold text-ok">
        {t(first.fromQuantity > 1 ? `${first.reason}From` : first.reason, valuesOf(first))}
      </strong>
      {next && <span className="block">{t('from', valuesOf(next))}</span>}
    </span>
  )
}
