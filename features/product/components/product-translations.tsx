import { useLocale, useTranslations } from 'next-intl'
import type { VariantDetail } from '#contracts/variant-detail.ts'
import { langOf } from '#lib/i18n/lang-of.ts'
import { Link } from '#lib/routing/navigation.ts'
import { languageName } from '#lib/format/language-name.ts'

/** The same work in other languages. */
export const ProductTranslations = ({ translations }: Pick<VariantDetail, 'translations'>) => {
  const t = useTranslations('catalog')
  const locale = useLocale()
  return (
    <p className="text-soft">
      {t('translations')}:{' '}
      {translations.map((one, index) => (
        <span key={one.id}>
          {index > 0 && ', '}
          <Link href={{ path: one.path }} lang={langOf(one.language, locale)} className="text-ink text-link">
            {one.title}
          </Link>{' '}
          ({languageName(one.language, locale)})
        </span>
      ))}
    </p>
  )
}
