import { useTranslations } from 'next-intl'
import type { DetailedStock } from '#contracts/product-page.ts'
import { ShelfDetails } from './shelf-details.tsx'
import { ShelfList } from './shelf-list.tsx'

/** In how many shops a book stands on the shelf, and on demand in which. */
export const StoreShelves = ({ stock: { variantId, stores } }: { stock: DetailedStock }) => {
  const t = useTranslations('stores')
  const count = stores.filter(({ level }) => level !== 'none').length
  return (
    <ShelfDetails
      variantId={variantId}
      summary={
        <>
          {t('onShelves', { count })}
          <span className="block text-soft underline underline-offset-4 group-hover:text-rubric">{t('whichStores')}</span>
        </>
      }
    >
      <ShelfList shelves={stores} />
    </ShelfDetails>
  )
}
