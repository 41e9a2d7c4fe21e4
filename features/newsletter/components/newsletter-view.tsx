import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { CheckboxLine } from '#components/ui/checkbox.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { outcomes } from '../outcomes.ts'
import { NewsletterCheck } from './newsletter-check.tsx'
import { NewsletterForm } from './newsletter-form.tsx'

/**
 * The page that the gateway redirects to. It holds a text for each outcome, and the fragment of the address shows the
 * right one.
 */
const Outcomes = () => {
  const t = useTranslations('newsletter.outcomes')
  return outcomes.map((outcome) => (
    <div key={outcome} id={outcome} tabIndex={-1} className="hidden target:block">
      <Notice tone={outcome === 'sent' ? 'success' : 'error'} title={t(`${outcome}.title`)}>
        {t(`${outcome}.text`)}
      </Notice>
    </div>
  ))
}

interface Props {
  company: string
  imprints: readonly { key: string; name: string }[]
  /** Slot: a text about the use of the personal data. */
  privacy: ReactNode
}

export const NewsletterView = ({ company, imprints, privacy }: Props) => {
  const t = useTranslations('newsletter')
  return (
    <div data-newsletter className="measure pt-8 pb-8 sm:pt-10">
      <div className="flex max-w-form flex-col gap-6">
        <div>
          <h1 className="title text-44">{t('title')}</h1>
          <p className="mt-3 text-soft">{t('lead')}</p>
        </div>
        <div className="empty:hidden">
          <Outcomes />
        </div>
        <NewsletterForm company={company} check={<NewsletterCheck />}>
          <fieldset>
            <legend className="mb-1 font-medium">{t('imprints')}</legend>
            <p className="mb-1 text-13 text-soft">{t('imprintsHint')}</p>
            {imprints.map(({ key, name }) => (
              <CheckboxLine key={key} name="imprint" value={key} label={name} />
            ))}
          </fieldset>
        </NewsletterForm>
        <p className="text-13 text-soft">{privacy}</p>
      </div>
    </div>
  )
}
