'use client'

import { useLocale, useTranslations } from 'next-intl'
import { FormFailure } from '#components/form/form-failure.tsx'
import { Button } from '#components/ui/button.tsx'
import { providerNames, type SocialProvider } from '#contracts/credential-providers.ts'
import { useVisitProvider } from '../credential-queries.ts'
import { wantedPath } from '../wanted-path.ts'
import { ProviderMark } from './provider-mark.tsx'

interface Props {
  /** Those that the shop has an account with. Without any, nothing is shown. */
  providers: readonly SocialProvider[]
  /** Whether readers may register, as they do with the first sign-in. */
  hasReaders: boolean
  /** Whether the visitor wants to stay signed in. */
  remember?: () => boolean
}

/** Signs in with an account at a provider: a press leads to its page. Nothing of the provider is loaded before. */
export const SocialButtons = ({ providers, hasReaders, remember }: Props) => {
  const t = useTranslations('credentials')
  const locale = useLocale()
  const visit = useVisitProvider()
  if (providers.length === 0) return null
  return (
    <section aria-label={t('otherWays')} className="flex flex-col gap-3">
      <p className="flex items-center gap-3 text-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t('or')}
      </p>
      <FormFailure failure={visit.error} title={t('failed')} />
      {providers.map((provider) => (
        <Button
          key={provider}
          busy={visit.isPending && visit.variables.provider === provider}
          disabled={visit.isPending && visit.variables.provider !== provider}
          onClick={() => visit.mutate({ provider, remember: remember?.() ?? false, redirectPath: wantedPath(locale) })}
        >
          <ProviderMark provider={provider} />
          {t('signInWith', { provider: providerNames[provider] })}
        </Button>
      ))}
      {hasReaders && <p className="text-13 text-soft">{t('firstTime')}</p>}
    </section>
  )
}
