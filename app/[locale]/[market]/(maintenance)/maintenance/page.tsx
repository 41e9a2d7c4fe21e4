import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PageMessage } from '#features/shell/components/page-message.tsx'
import { cacheTags } from '#lib/api/cache-tags.ts'
import { load } from '#lib/api/server.ts'
import { unlistedMetadata } from '#lib/seo/unlisted-metadata.ts'

export const generateMetadata = async (): Promise<Metadata> => {
  const t = await getTranslations('errorPages')
  return unlistedMetadata({ page: '/maintenance', title: t('maintenanceTitle') })
}

const MaintenancePage = async () => {
  const t = await getTranslations('errorPages')
  const { contact_email, contact_phone } = await load('GET /v2.0/config_entries', {}, [cacheTags.configuration])
  return (
    <PageMessage
      title={t('maintenanceTitle')}
      text={t('maintenanceText')}
      actions={
        <p className="text-soft">
          {t('contact')}{' '}
          <a href={`mailto:${contact_email}`} className="text-link">
            {contact_email}
          </a>
          , {contact_phone}
        </p>
      }
    />
  )
}

export default MaintenancePage
