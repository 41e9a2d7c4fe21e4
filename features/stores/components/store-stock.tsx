import { useTranslations } from 'next-intl'
import type { DetailedStock } from '#contracts/product-page.ts'
import { StockDetails } from './stock-details.tsx'
import { StockList } from './stock-list.tsx'
import { SoonestStoreLoader } from './soonest-store-loader.tsx'

/** The number of stores that have copies of a book; the list of these stores opens on demand. */
export const StoreStock = ({ stock: { variantId, stores } }: { stock: DetailedStock }) => {
  const t = useTranslations('stores')
  const shops = stores
    .filter(({ level }) => level !== 'none')
    .map(({ store: { name, open, specialDays } }) => ({
      name,
      open,
      specialDays: specialDays.map(({ date, periods }) => ({ date, periods })),
    }))
  return (
    <StockDetails
      variantId={variantId}
      summary={
        <>
          {t('inStores', { count: shops.length })}
          {/* The line has its height before its text is known, so that nothing moves. */}
          <span className="block min-h-[1lh] truncate">
            <SoonestStoreLoader shops={shops} today={t('takeToday')} tomorrow={t('takeTomorrow')} />
          </span>
          <span className="block text-soft underline underline-offset-4 group-hover:text-rubric">
            {t('whichStores')}
          </span>
        </>
      }
    >
      <StockList stocks={stores} />
    </StockDetails>
  )
}
