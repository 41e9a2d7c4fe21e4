import { useLocale, useTranslations } from 'next-intl'
import { Button } from '#components/ui/button.tsx'
import { TextField } from '#components/ui/text-field.tsx'
import { getPathname, Link } from '#lib/routing/navigation.ts'

/** Asks for the number of the one edition that is meant; a plain form, which leads straight to its page. */
export const FindVariant = ({ isMissing = false }: { isMissing?: boolean }) => {
  const t = useTranslations('catalog.findVariant')
  const locale = useLocale()
  return (
    <div className="measure pt-10 pb-8 sm:pt-14">
      <div className="max-w-form">
        <h1 className="title text-44">{t(isMissing ? 'missingTitle' : 'title')}</h1>
        <p className="mt-3 text-soft">{t(isMissing ? 'missingText' : 'text')}</p>
        <form
          action={getPathname({ href: '/variants/corresponding-variant', locale })}
          className="mt-7 flex flex-col items-start gap-5"
        >
          <TextField name="sku" label={t('number')} hint={t('numberHint')} maxLength={64} required className="w-full" />
          <Button type="submit">{t('show')}</Button>
        </form>
        <p className="mt-7">
          <Link href="/search" className="text-link">
            {t('search')}
          </Link>
        </p>
      </div>
    </div>
  )
}
