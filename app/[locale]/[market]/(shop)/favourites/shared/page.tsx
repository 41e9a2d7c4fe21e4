import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AddFromRow } from '#features/cart/components/add-from-row.tsx'
import { SharedView } from '#features/favourites/components/shared-view.tsx'
import { loadPriceDisplay } from '#lib/configuration/load-price-display.ts'
import { ClientMessages } from '#lib/i18n/client-messages.tsx'
import { unlistedMetadata } from '#lib/seo/unlisted-metadata.ts'

export const generateMetadata = async (): Promise<Metadata> => {
  const t = await getTranslations('favourites')
  return unlistedMetadata({ page: '/favourites/shared', title: t('sharedTitle') })
}

/** A static shell: only the browser knows the token behind the link. */
const SharedListPage = async () => {
  const [t, { main, besideInLists: beside, hidden }] = await Promise.all([
    getTranslations('favourites'),
    loadPriceDisplay(),
  ])
  return (
    <div className="measure pt-8 pb-8 sm:pt-10">
      <h1 className="title text-44">{t('sharedTitle')}</h1>
      <p className="mt-3 mb-7 max-w-prose text-soft">{t('sharedLead')}</p>
      <ClientMessages namespaces={['cart', 'errors', 'favourites', 'formats', 'selfcare']}>
        <SharedView prices={{ main, beside, hidden }} Action={AddFromRow} />
      </ClientMessages>
    </div>
  )
}

export default SharedListPage
