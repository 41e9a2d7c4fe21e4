import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { LeaveNewsletter } from '#features/newsletter/components/leave-newsletter.tsx'
import { ClientMessages } from '#lib/i18n/client-messages.tsx'
import { unlistedMetadata } from '#lib/seo/unlisted-metadata.ts'

export const generateMetadata = async (): Promise<Metadata> => {
  const t = await getTranslations('newsletter')
  return unlistedMetadata({ page: '/newsletter/unsubscribe', title: t('leaveTitle') })
}

/** A static shell: the link's token stands behind the #, where only the browser sees it. */
const UnsubscribePage = async () => {
  const t = await getTranslations('newsletter')
  return (
    <div className="measure pt-8 pb-8 sm:pt-10">
      <div className="flex max-w-form flex-col gap-6">
        <h1 className="title text-44">{t('leaveTitle')}</h1>
        <ClientMessages namespaces={['errors', 'newsletter']}>
          <LeaveNewsletter />
        </ClientMessages>
      </div>
    </div>
  )
}

export default UnsubscribePage
