'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense } from 'react'
import { LoadedPart } from '#components/ui/loaded-part.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { meQuery } from '#lib/session/me.ts'
import { useCustomerQuery } from '#lib/session/use-customer-query.ts'

/** Forms need a library that the rest of the page does without. */
const ProfileForm = lazy(() => import('./profile-form.tsx').then((loaded) => ({ default: loaded.ProfileForm })))

/** The name of the customer, and how the customer signs in. */
export const ProfileView = () => {
  const t = useTranslations('profile')
  const words = useTranslations('selfcare')
  return (
    <LoadedPart
      query={useCustomerQuery(meQuery)}
      texts={{ loading: words('loading'), failed: words('loadFailed'), retry: words('retry') }}
      rows={2}
      rowClass="h-24 w-full max-w-prose"
    >
      {(me) => (
        <div className="flex flex-col gap-10">
          <section aria-labelledby="profile-name">
            <h2 id="profile-name" className="title mb-4 text-24">
              {t('name')}
            </h2>
            <Suspense fallback={<Skeleton className="h-44 w-full max-w-prose" />}>
              <ProfileForm me={me} />
            </Suspense>
          </section>
          {me.organizationName !== null && (
            <section aria-labelledby="profile-organization">
              <h2 id="profile-organization" className="title mb-2 text-24">
                {t('organization')}
              </h2>
              <p>{me.organizationName}</p>
            </section>
          )}
          <section aria-labelledby="profile-sign-in">
            <h2 id="profile-sign-in" className="title mb-2 text-24">
              {t('signIn')}
            </h2>
            <p>{t('emailText', { email: me.email })}</p>
          </section>
        </div>
      )}
    </LoadedPart>
  )
}
