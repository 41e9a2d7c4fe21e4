import { getTranslations } from 'next-intl/server'
import { AddFromRow } from '#features/cart/components/add-from-row.tsx'
import { loadPriceDisplay } from '#lib/configuration/load-price-display.ts'
import { CompareView } from '#features/compare/components/compare-view.tsx'
import { loadCompareLimit } from '#features/compare/server.ts'
import { ClientMessages } from '#lib/i18n/client-messages.tsx'
import { unlistedMetadata } from '#lib/seo/unlisted-metadata.ts'

export const generateMetadata = async () => {
  const t = await getTranslations('compare')
  return unlistedMetadata({ page: '/compare', title: t('title'), description: t('description') })
}

/** A static shell: only the browser knows which books are compared. */
const ComparePage = async () => {
  const [t, limit, { main, besideInLists: beside, hidden }] = await Promise.all([
    getTranslations('compare'),
    loadCompareLimit(),
    loadPriceDisplay(),
  ])
  return (
    <div className="measure pt-8 pb-8 sm:pt-10">
      <h1 className="mb-6 title text-44">{t('title')}</h1>
      <ClientMessages namespaces={['cart', 'compare', 'errors']}>
        <CompareView limit={limit} prices={{ main, beside, hidden }} Action={AddFromRow} />
      </ClientMessages>
    </div>
  )
}

export default ComparePage
