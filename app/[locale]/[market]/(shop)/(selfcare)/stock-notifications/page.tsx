import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { WaitingView } from '#features/stock-notifications/components/waiting-view.tsx'
import { ClientMessages } from '#lib/i18n/client-messages.tsx'
import { unlistedMetadata } from '#lib/seo/unlisted-metadata.ts'

export const generateMetadata = async (): Promise<Metadata> => {
  const t = await getTranslations('stockNotifications')
  return unlistedMetadata({ page: '/stock-notifications', title: t('title') })
}

/** A static shell: only the browser knows whose notifications are shown. */
const StockNotificationsPage = async () => {
  const t = await getTranslations('stockNotifications')
  return (
    <>
      <h1 className="title text-44">{t('title')}</h1>
      <p className="mt-2 mb-7 max-w-prose text-soft">{t('lead')}</p>
      <ClientMessages namespaces={['errors', 'formats', 'stockNotifications']}>
        <WaitingView />
      </ClientMessages>
    </>
  )
}

export default StockNotificationsPage
