import { useLocale, useTranslations } from 'next-intl'
import type { OwnPrice } from '#contracts/own-prices.ts'
import { Table } from '#components/ui/table.tsx'
import { formatPrice } from '#lib/format/format-price.ts'
import { pageCurrency } from '#lib/market/page-currency.ts'
import { useShownPrices } from '#lib/session/use-shown-prices.ts'

/** What one copy costs by the number of copies: the breaks of the customer's prices. */
export const OwnPriceTable = ({ prices }: { prices: readonly OwnPrice[] }) => {
  const t = useTranslations('ownPrices')
  const locale = useLocale()
  const { main, besideInDetails: beside } = useShownPrices()
  const kinds = beside ? [main, beside] : [main]
  const copiesOf = ({ fromQuantity }: OwnPrice, index: number): string => {
    const next = prices[index + 1]?.fromQuantity
    if (next === undefined) return t('open', { quantity: fromQuantity })
    return next === fromQuantity + 1
      ? t('single', { quantity: fromQuantity })
      : t('range', { from: fromQuantity, to: next - 1 })
  }
  return (
    <div className="mt-3">
      <Table caption={t(`${prices[0]?.reason ?? 'price_list'}Title`)} dense>
        <thead>
          <tr>
            <th scope="col">{t('copies')}</th>
            {kinds.map((kind) => (
              <th key={kind} scope="col" className="num">
                {t(kind)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {prices.map((price, index) => (
            <tr key={price.fromQuantity}>
              <th scope="row">{copiesOf(price, index)}</th>
              {kinds.map((kind) => (
                <td key={kind} className="num">
                  {formatPrice(price[kind], pageCurrency(), locale)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}
