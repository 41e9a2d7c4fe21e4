import { useTranslations } from 'next-intl'
import { Table } from '#components/ui/table.tsx'
import type { ListedVariant } from '#lib/api/listed-variant.ts'
import type { PriceDisplay } from '#lib/format/price-display.ts'
import { ProductRow } from './product-row.tsx'

interface Props {
  variants: readonly ListedVariant[]
  prices: PriceDisplay
}

/**
 * Shows more books on a screen than cards do, each with a button that adds it to the cart. On narrow screens the
 * columns stand below each other: product-table.css.
 */
export const ProductTable = ({ variants, prices }: Props) => {
  const t = useTranslations('catalog.table')
  const hidden = (text: string) => <span className="sr-only">{text}</span>
  return (
    <div className="product-table">
      <Table caption={t('caption')} captionHidden dense>
        <thead>
          <tr>
            <th scope="col">{hidden(t('cover'))}</th>
            <th scope="col">{t('titleAndAuthor')}</th>
            <th scope="col">{t('isbn')}</th>
            <th scope="col">{t('format')}</th>
            <th scope="col">{t('stock')}</th>
            {!prices.hidden && (
              <>
                <th scope="col" className="row-price">
                  {t(prices.main === 'net' ? 'price' : 'priceGross')}
                </th>
                <th scope="col">{t('quantity')}</th>
              </>
            )}
            <th scope="col">{hidden(t('compare'))}</th>
          </tr>
        </thead>
        <tbody>
          {variants.map((variant) => (
            <ProductRow key={variant.id} variant={variant} prices={prices} />
          ))}
        </tbody>
      </Table>
    </div>
  )
}
