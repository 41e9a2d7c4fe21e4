import { useLocale, useTranslations } from 'next-intl'
import { formatCount } from '#lib/format/format-count.ts'
import { Link } from '#lib/routing/navigation.ts'
import type { Home } from '../server.ts'

export const CategoryList = ({ categories }: Pick<Home, 'categories'>) => {
  const t = useTranslations('home')
  const locale = useLocale()
  return (
    <ul className="grid gap-x-[26px] sm:grid-cols-2 lg:grid-cols-4">
      {categories.map(({ id, slug, name, count }) => (
        <li key={id} className="border-t border-line">
          <Link
            href={{ pathname: '/categories/[id]', params: { id: `${slug}-${id}` } }}
            prefetch={false}
            className="flex min-h-14 items-baseline justify-between gap-3 py-3.5 hover:text-rubric"
          >
            <span className="title text-18">{name}</span>
            <span className="shrink-0 text-13 text-soft">
              {t('categoryCount', { count, number: formatCount(count, locale) })}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
