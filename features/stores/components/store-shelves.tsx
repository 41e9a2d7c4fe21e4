import { useTranslations } from 'next-intl'
import type { DetailedStock } from '#contracts/product-page.ts'
import { ShelfDetails } from './shelf-details.tsx'
import { ShelfList } from './shelf-list.tsx'
import { SoonestShelfLoader } from './soonest-shelf-loader.tsx'

/** In how many shops a book stands on the shelf, and on demand in which. */
export const StoreShelves = ({ stock: { variantId, stores } }: { stock: DetailedStock }) => {
  const t = useTranslations('stores')
  const shops = stores
    .filter(({ level }) => level !== 'none')
    .map(({ store: { name, open, specialDays } }) => ({
      name,
      open,
      specialDays: specialDays.map(({ date, periods }) => ({ date, periods })),
    }))
  return (
    <ShelfDetails
      variantId={variantId}
      summary={
        <>
          {t('onShelves', { count: shops.length })}
          {/* Its line is there before it knows what to say, so that nothing jumps. */}
          <span className="block min-h-[1lh] truncate">
            <SoonestShelfLoader shops={shops} today={t('takeToday')} tomorrow={t('takeTomorrow')} />
          </span>
          <span className="block text-soft underline underline-offset-4 group-hover:text-rubric">
            {t('whichStores')}
          </span>
        </>
      }
    >
      <ShelfList shelves={stores} />
    </ShelfDetails>
  )
}
