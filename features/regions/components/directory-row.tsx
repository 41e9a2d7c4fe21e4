import { getTranslations } from 'next-intl/server'
import { Link } from '#lib/routing/navigation.ts'

const directories = ['authors', 'publishers', 'collections', 'stores'] as const

/**
 * Links to the lists of authors, publishers and collections, for visitors who do not search by subject. Styles:
 * catalog-parts.css.
 */
export const DirectoryRow = async () => {
  const t = await getTranslations('regions.directories')
  return (
    <ul className="category-list directory-list">
      {directories.map((name) => (
        <li key={name}>
          <Link href={`/${name}`}>
            {t(`${name}.title`)}
            <small>{t(`${name}.text`)}</small>
          </Link>
        </li>
      ))}
    </ul>
  )
}
