import { useTranslations } from 'next-intl'
import { Table } from '#components/ui/table.tsx'
import type { ListedVariant } from '../listed-variant.ts'
import type { PriceDisplay } from '../price-display.ts'
import { ProductRow } from './product-row.tsx'

interface Props {
  variants: readonly ListedVariant[]
  prices: PriceDisplay
}

/** More rows on a screen; institutions see net prices and gross ones beside them. Narrow screens put columns under one another. */
export const ProductTable = ({ variants, prices }: Props) => {
  const t = useTranslations('catalog.table')
  return (
    <Table caption={t('caption')} captionHidden dense>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{t('cover')}</span>
          </th>
          <th scope="col">{t('titleAndAuthor')}</th>
          <th scope="col" className="max-lg:hidden">
            {t('isbn')}
          </th>
          <th scope="col" className="max-lg:hidden">
            {t('format')}
          </th>
          <th scope="col" className="max-sm:hidden">
            {t('stock')}
          </th>
          <th scope="col" className="num">
            {t(prices.main === 'net' ? 'price' : 'priceGross')}
          </th>
          {prices.besideOnCards && (
            <th scope="col" className="num max-lg:hidden">
              {t('priceGross')}
            </th>
          )}
          <th scope="col">
            <span className="sr-only">{t('compare')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {variants.map((variant) => (
          <ProductRow key={variant.id} variant={variant} prices={prices} />
        ))}
      </tbody>
    </Table>
  )
}
