import { useLocale, useTranslations } from 'next-intl'
import type { Category } from '#contracts/categories.ts'
import { formatCount } from '#lib/format/format-count.ts'
import { Link } from '#lib/routing/navigation.ts'
import { DirectoryHead } from './directory-head.tsx'

const CategoryLink = ({ category: { path, name, count }, isTop = false }: { category: Category; isTop?: boolean }) => {
  const t = useTranslations('directories')
  const locale = useLocale()
  return (
    <span className="flex items-baseline justify-between gap-3">
      <Link
        href={{ path }}
        className={
          isTop ? 'inline-block py-1 hover:text-rubric' : 'inline-block py-1.5 hover:text-rubric hover:underline'
        }
      >
        {name}
      </Link>
      <span className="shrink-0 font-sans text-13 font-normal tracking-normal text-soft">
        {t('books', { count, number: formatCount(count, locale) })}
      </span>
    </span>
  )
}

const Branch = ({ of, all }: { of: number; all: readonly Category[] }) => {
  const children = all.filter(({ parentId }) => parentId === of)
  if (children.length === 0) return null
  return (
    <ul className="border-l border-line pl-4">
      {children.map((category) => (
        <li key={category.id}>
          <CategoryLink category={category} />
          <Branch of={category.id} all={all} />
        </li>
      ))}
    </ul>
  )
}

/** The whole tree of categories, each with the number of its books. */
export const CategoryDirectory = ({ categories }: { categories: readonly Category[] }) => {
  const t = useTranslations('directories')
  return (
    <div className="measure">
      <DirectoryHead title={t('categories')} text={t('categoriesText')} />
      <ul className="mt-8 gap-x-[26px] sm:columns-2 lg:columns-3">
        {categories
          .filter(({ parentId }) => parentId === null)
          .map((category) => (
            <li key={category.id} className="mb-8 break-inside-avoid">
              <h2 className="mb-2 title text-24">
                <CategoryLink category={category} isTop />
              </h2>
              <Branch of={category.id} all={categories} />
            </li>
          ))}
      </ul>
    </div>
  )
}
