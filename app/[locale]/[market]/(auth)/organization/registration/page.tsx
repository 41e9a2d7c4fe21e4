import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AuthPage } from '#features/account/components/auth-page.tsx'
import { OrganizationRegistration } from '#features/account/components/organization-registration.tsx'
import { InlineText } from '#features/contents/components/inline-text.tsx'
import { loadContentLinks } from '#features/contents/server.ts'
import { CountriesProvider } from '#lib/configuration/countries.tsx'
import { loadCountries } from '#lib/configuration/load-countries.ts'
import { ClientMessages } from '#lib/i18n/client-messages.tsx'
import { unlistedMetadata } from '#lib/seo/unlisted-metadata.ts'

export const generateMetadata = async (): Promise<Metadata> => {
  const t = await getTranslations('organizationRegistration')
  return unlistedMetadata({ page: '/organization/registration', title: t('title') })
}

const OrganizationRegistrationPage = async () => {
  const [t, tRegister, links, countries] = await Promise.all([
    getTranslations('organizationRegistration'),
    getTranslations('registration.register'),
    loadContentLinks(),
    loadCountries(),
  ])
  return (
    <AuthPage title={t('title')} lead={t('lead')}>
      <ClientMessages
        namespaces={['account', 'errors', 'fields', 'forms', 'organizationRegistration', 'registration', 'selfcare']}
      >
        <CountriesProvider countries={countries}>
          <OrganizationRegistration privacy={<InlineText text={tRegister('privacy')} links={links} />} />
        </CountriesProvider>
      </ClientMessages>
    </AuthPage>
  )
}

export default OrganizationRegistrationPage
