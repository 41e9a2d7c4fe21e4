import { useLocale, useTranslations } from 'next-intl'
import type { Store } from '#contracts/stores.ts'
import { formatCount } from '#lib/format/format-count.ts'
import { Link } from '#lib/routing/navigation.ts'
import { OpenNow } from './open-now.tsx'

/** One store of the list; `km` is the distance from the visitor, where it is known. */
export const StoreCard = ({ store, km }: { store: Store; km?: number | undefined }) => {
  const t = useTranslations('stores')
  const locale = useLocale()
  return (
    <article data-store={store.id} className="h-full border-t border-line py-4">
      <h3 className="title text-18">
        <Link href={{ path: store.path }} className="inline-block py-1 hover:text-rubric">
          {store.name}
        </Link>
      </h3>
      <p>
        {store.ZIPCode} {store.city}, {store.addressLine}
      </p>
      <OpenNow store={store} />
      <p className="mt-1 flex flex-wrap gap-x-4 text-13 text-soft">
        <a href={`tel:${store.phone.replaceAll(' ', '')}`} className="py-1 hover:text-rubric hover:underline">
          {store.phone}
        </a>
        {km !== undefined && (
          <span className="py-1">{t('away', { km: formatCount(km, locale, km < 10 ? 1 : 0) })}</span>
        )}
      </p>
    </article>
  )
}
