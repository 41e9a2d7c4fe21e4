import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { ButtonLink } from '#components/ui/button-link.tsx'
import { AuthLink } from '#features/account/components/auth-link.tsx'
import { AuthPage } from '#features/account/components/auth-page.tsx'
import { SignInView } from '#features/account/components/sign-in-view.tsx'
import { serves } from '#contracts/operation-mode.ts'
import { SocialReturn } from '#features/account/components/social-return.tsx'
import { InlineText } from '#features/contents/components/inline-text.tsx'
import { loadContentLinks } from '#features/contents/server.ts'
import { cacheTags } from '#lib/api/cache-tags.ts'
import { load } from '#lib/api/server.ts'
import { withArticle } from '#lib/format/with-article.ts'
import { unlistedMetadata } from '#lib/seo/unlisted-metadata.ts'

export const generateMetadata = async (): Promise<Metadata> => {
  const t = await getTranslations('account')
  return unlistedMetadata({ page: '/login', title: t('title') })
}

const LoginPage = async () => {
  const [t, tRegistration, tNewsletter, locale, links, configuration] = await Promise.all([
    getTranslations('account'),
    getTranslations('registration'),
    getTranslations('newsletter'),
    getLocale(),
    loadContentLinks(),
    load('GET /v2.0/config_entries', {}, [cacheTags.configuration]),
  ])
  const { operation_mode, company, sign_in_providers: providers } = configuration
  const hasReaders = serves(operation_mode, 'b2c')
  const tGuest = await getTranslations(hasReaders ? 'registration.guest' : 'registration.byInvitation')
  return (
    <AuthPage title={t('title')} lead={t('lead')}>
      <SocialReturn
        consent={tNewsletter('consent', { company: withArticle(company.name, locale) })}
        privacy={<InlineText text={tRegistration('register.privacy')} links={links} />}
      >
        <SignInView providers={providers} hasReaders={hasReaders} />
      </SocialReturn>
      <section aria-labelledby="guest" className="mt-4 flex flex-col items-start gap-3 border-t border-line pt-6">
        <h2 id="guest" className="title text-24">
          {tGuest('title')}
        </h2>
        <p className="text-soft">{tGuest('text')}</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={hasReaders ? '/' : '/organization/registration'}>{tGuest('action')}</ButtonLink>
          {hasReaders && (
            <AuthLink to="/register" look="button">
              {tRegistration('toRegister')}
            </AuthLink>
          )}
        </div>
      </section>
    </AuthPage>
  )
}

export default LoginPage
