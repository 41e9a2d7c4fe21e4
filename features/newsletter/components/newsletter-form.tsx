import { useLocale, useTranslations } from 'next-intl'
import { type ReactNode, useId } from 'react'
import { Button } from '#components/ui/button.tsx'
import { classNames } from '#components/ui/class-names.ts'
import { CheckboxLine } from '#components/ui/checkbox.tsx'
import { TextField } from '#components/ui/text-field.tsx'
import { newsletterConsent } from '#contracts/newsletter-consent.ts'
import { withArticle } from '#lib/format/with-article.ts'

interface Props {
  /** The name of the company that gets the consent. */
  company: string
  className?: string
  /** Shown between the address and the consent. */
  children?: ReactNode
  /** Shown at the end. */
  check?: ReactNode
}

/** The browser sends this form itself, so it needs no script. */
export const NewsletterForm = ({ company, className, children, check }: Props) => {
  const t = useTranslations('newsletter')
  const locale = useLocale()
  const id = useId()
  return (
    <form method="post" action="/api/newsletter" className={classNames('flex flex-col gap-3', className)}>
      <input type="hidden" name="locale" value={locale} />
      <div className="flex items-end gap-2 max-sm:flex-col max-sm:items-stretch">
        <TextField
          id={id}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={256}
          label={t('email')}
          required
          className="flex-1"
        />
        {!children && <Button type="submit">{t('submit')}</Button>}
      </div>
      {children}
      <CheckboxLine
        name="consent"
        value={newsletterConsent}
        label={t('consent', { company: withArticle(company, locale) })}
        required
      />
      {children && (
        <Button type="submit" look="primary" className="self-start">
          {t('submit')}
        </Button>
      )}
      {check}
    </form>
  )
}
