import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { AuthPage } from '#features/account/components/auth-page.tsx'
import { Registration } from '#features/account/components/registration.tsx'
import { InlineText } from '#features/contents/components/inline-text.tsx'
import { loadContentLinks } from '#features/contents/server.ts'
import { serves } from '#contracts/operation-mode.ts'
import { cacheTags } from '#lib/api/cache-tags.ts'
import { load } from '#lib/api/server.ts'
import { withArticle } from '#lib/format/with-article.ts'
import { Link } from '#lib/routing/navigation.ts'
import { unlistedMetadata } from '#lib/seo/unlisted-metadata.ts'

export const generateMetadata = async (): Promise<Metadata> => {
  const t = await getTranslations('registration.register')
  return unlistedMetadata({ page: '/register', title: t('title') })
}

const RegisterPage = async () => {
  const [t, tNewsletter, locale, links, { company, operation_mode, sign_in_providers: providers }] = await Promise.all([
    getTranslations('registration.register'),
    getTranslations('newsletter'),
    getLocale(),
    loadContentLinks(),
    load('GET /v2.0/config_entries', {}, [cacheTags.configuration]),
  ])
  return (
    <AuthPage title={t('title')} lead={t('lead')}>
      <Registration
        providers={providers}
        consent={tNewsletter('consent', { company: withArticle(company.name, locale) })}
        privacy={<InlineText text={t('privacy')} links={links} />}
      />
      {serves(operation_mode, 'b2b') && (
        <p>
          {t('forInstitution')}{' '}
          <Link href="/organization/registration" className="text-link">
            {t('registerInstitution')}
          </Link>
        </p>
      )}
    </AuthPage>
  )
}

export default RegisterPage
