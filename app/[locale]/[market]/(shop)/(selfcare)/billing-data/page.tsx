import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { BillingAddresses } from '#features/addresses/components/billing-addresses.tsx'
import { ClientMessages } from '#lib/i18n/client-messages.tsx'
import { unlistedMetadata } from '#lib/seo/unlisted-metadata.ts'

export const generateMetadata = async (): Promise<Metadata> => {
  const t = await getTranslations('addresses.billing')
  return unlistedMetadata({ page: '/billing-data', title: t('title') })
}

const BillingDataPage = async () => {
  const t = await getTranslations('addresses.billing')
  return (
    <>
      <h1 className="title text-44">{t('title')}</h1>
      <p className="mt-2 mb-7 max-w-prose text-soft">{t('lead')}</p>
      <ClientMessages namespaces={['addresses', 'errors', 'fields', 'forms', 'selfcare']}>
        <BillingAddresses />
      </ClientMessages>
    </>
  )
}

export default BillingDataPage
