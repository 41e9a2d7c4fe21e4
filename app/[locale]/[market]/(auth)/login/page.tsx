import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '#components/ui/button-link.tsx'
import { SignInView } from '#features/account/components/sign-in-view.tsx'
import { unlistedMetadata } from '#lib/seo/unlisted-metadata.ts'

export const generateMetadata = async (): Promise<Metadata> => {
  const t = await getTranslations('account')
  return unlistedMetadata({ page: '/login', title: t('title') })
}

const LoginPage = async () => {
  const t = await getTranslations('account')
  return (
    <div className="measure pt-10 pb-16 sm:pt-16">
      <div className="mx-auto flex max-w-form flex-col gap-6">
        <div>
          <h1 className="title text-44">{t('title')}</h1>
          <p className="mt-2 text-soft">{t('lead')}</p>
        </div>
        <SignInView />
        <section aria-labelledby="guest" className="mt-4 flex flex-col items-start gap-3 border-t border-line pt-6">
          <h2 id="guest" className="title text-24">
            {t('guestTitle')}
          </h2>
          <p className="text-soft">{t('guestText')}</p>
          <ButtonLink href="/">{t('guestAction')}</ButtonLink>
        </section>
      </div>
    </div>
  )
}

export default LoginPage
