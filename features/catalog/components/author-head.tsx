import { useLocale, useTranslations } from 'next-intl'
import type { Answer } from '#lib/api/call.ts'
import { formatCount } from '#lib/format/format-count.ts'

type Author = Answer<'GET /v2.0/brands/{brandId}'>

export const AuthorHead = ({ author: { name, born, died, bio, count } }: { author: Author }) => {
  const t = useTranslations('catalog')
  const locale = useLocale()
  const years =
    born !== null &&
    (died === null
      ? t('authorBorn', { born: String(born) })
      : t('authorYears', { born: String(born), died: String(died) }))
  return (
    <div className="pt-8">
      <h1 className="title text-44">{name}</h1>
      <p className="mt-2 text-soft">
        {[years, t('authorCount', { count, number: formatCount(count, locale) })].filter(Boolean).join(' · ')}
      </p>
      {bio && <p className="initial mt-5 max-w-prose font-serif text-lead font-medium">{bio}</p>}
    </div>
  )
}
