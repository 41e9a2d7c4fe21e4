'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Company } from '#contracts/configuration.ts'
import { formatPlace } from '#lib/format/format-place.ts'
import { withArticle } from '#lib/format/with-article.ts'
import { useHydrated } from '#lib/session/use-hydrated.ts'

const policyLink = (text: ReactNode) => (
  <a href="https://simplepay.hu/adatkezelesi-tajekoztatok/" target="_blank" rel="noreferrer" className="text-link">
    {text}
  </a>
)

/** SimplePay prescribes these words. They must be shown before the payment begins. */
export const CardDeclaration = ({ company }: { company: Company }) => {
  const t = useTranslations('checkout.payment.declaration')
  const locale = useLocale()
  const hydrated = useHydrated()
  const site = hydrated ? window.location.host : ''
  return (
    <section
      aria-labelledby="card-declaration"
      className="rounded-box border border-line bg-sheet px-4.5 py-4 text-13 text-soft"
    >
      <h2 id="card-declaration" className="mb-2 font-semibold text-ink">
        {t('title')}
      </h2>
      <p>
        {t('text', {
          merchant: withArticle(company.name, locale),
          seat: formatPlace(company),
          site: withArticle(site, locale),
          data: t('data'),
        })}
      </p>
      <p className="mt-2">{t.rich('nature', { link: policyLink })}</p>
      <p className="mt-2 font-medium text-ink">{t('accept')}</p>
    </section>
  )
}
