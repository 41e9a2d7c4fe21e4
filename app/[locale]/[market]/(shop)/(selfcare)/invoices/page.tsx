import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { OwnInvoices } from '#features/orders/components/own-invoices.tsx'
import { ClientMessages } from '#lib/i18n/client-messages.tsx'
import { unlistedMetadata } from '#lib/seo/unlisted-metadata.ts'

export const generateMetadata = async (): Promise<Metadata> => {
  const t = await getTranslations('ownOrders.invoices')
  return unlistedMetadata({ page: '/invoices', title: t('title') })
}

const InvoicesPage = async () => {
  const t = await getTranslations('ownOrders.invoices')
  return (
    <>
      <h1 className="title text-44">{t('title')}</h1>
      <p className="mt-2 mb-7 max-w-prose text-soft">{t('lead')}</p>
      <ClientMessages namespaces={['errors', 'orders', 'ownOrders', 'selfcare']}>
        <OwnInvoices />
      </ClientMessages>
    </>
  )
}

export default InvoicesPage
