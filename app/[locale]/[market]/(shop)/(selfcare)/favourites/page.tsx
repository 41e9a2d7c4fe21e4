import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AddFromRow } from '#features/cart/components/add-from-row.tsx'
import { FavouritesView } from '#features/favourites/components/favourites-view.tsx'
import { loadPriceDisplay } from '#lib/configuration/load-price-display.ts'
import { ClientMessages } from '#lib/i18n/client-messages.tsx'

import { unlistedMetadata } from '#lib/seo/unlisted-metadata.ts'

export const generateMetadata = async (): Promise<Metadata> => {
  const t = await getTranslations('favourites')
  return unlistedMetadata({ page: '/favourites', title: t('title') })
}

const FavouritesPage = async () => {
  const [t, { main, besideInLists: beside, hidden }] = await Promise.all([
    getTranslations('favourites'),
    loadPriceDisplay(),
  ])
  return (
    <>
      <h1 className="title text-44">{t('title')}</h1>
      <p className="mt-2 mb-7 max-w-prose text-soft">{t('lead')}</p>
      <ClientMessages namespaces={['cart', 'errors', 'favouriteMarks', 'favourites', 'formats', 'selfcare']}>
        <FavouritesView which="default" prices={{ main, beside, hidden }} Action={AddFromRow} />
      </ClientMessages>
    </>
  )
}

export default FavouritesPage
