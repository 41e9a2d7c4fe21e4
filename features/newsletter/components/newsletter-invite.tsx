import { useTranslations } from 'next-intl'
import { NewsletterForm } from './newsletter-form.tsx'

/** Above the footer. */
export const NewsletterInvite = ({ company }: { company: string }) => {
  const t = useTranslations('newsletter')
  return (
    <section aria-labelledby="newsletter" className="bg-tint [body:has([data-newsletter])_&]:hidden">
      <div className="measure grid gap-x-16 gap-y-5 py-8 md:grid-cols-[minmax(0,1fr)_minmax(0,30rem)] md:py-10">
        <div>
          <h2 id="newsletter" className="title text-24">
            {t('title')}
          </h2>
          <p className="mt-2 max-w-md text-soft">{t('lead')}</p>
        </div>
        <NewsletterForm company={company} />
      </div>
    </section>
  )
}
