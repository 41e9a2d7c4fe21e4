import { getLocale, getTranslations } from 'next-intl/server'
import { formatCount } from '#lib/format/format-count.ts'
import { Link } from '#lib/routing/navigation.ts'
import { loadTopCategories } from '../server.ts'

export const CategoryList = async () => {
  const [categories, locale, t] = await Promise.all([loadTopCategories(), getLocale(), getTranslations('regions')])
  return (
    <ul className="category-list">
      {categories.map(({ id, path, name, count }) => (
        <li key={id}>
          <Link href={{ path }}>
            {name}
            <small>{t('categoryCount', { count, number: formatCount(count, locale) })}</small>
          </Link>
        </li>
      ))}
    </ul>
  )
}
