import { useLocale, useTranslations } from 'next-intl'
import type { VariantDetail } from '#contracts/variant-detail.ts'
import { langOf } from '#lib/i18n/lang-of.ts'
import { Link } from '#lib/routing/navigation.ts'
import { languageName } from '#lib/format/language-name.ts'

type Props = Pick<VariantDetail, 'language' | 'translations'>

/** The same work in other languages, and in other editions of the book's own language. */
export const ProductTranslations = ({ language, translations }: Props) => {
  const t = useTranslations('catalog')
  const locale = useLocale()
  const rows = [
    { label: t('translations'), list: translations.filter((one) => one.language !== language) },
    { label: t('otherEditions'), list: translations.filter((one) => one.language === language) },
  ]
  return rows
    .filter(({ list }) => list.length > 0)
    .map(({ label, list }) => (
      <p key={label} className="text-soft">
        {label}:{' '}
        {list.map((one, index) => (
          <span key={one.id}>
            {index > 0 && ', '}
            <Link href={{ path: one.path }} lang={langOf(one.language, locale)} className="text-ink text-link">
              {one.title}
            </Link>{' '}
            ({one.language === language ? one.publisher : languageName(one.language, locale)})
          </span>
        ))}
      </p>
    ))
}
