import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { PublisherDetails } from '#contracts/publishers.ts'
import { formatCount } from '#lib/format/format-count.ts'
import { langOf } from '#lib/i18n/lang-of.ts'
import { type Href, Link } from '#lib/routing/navigation.ts'

interface Props {
  /** The number of books on sale. */
  count: number
  details: PublisherDetails
}

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="border-t border-line pt-3">
    <dt className="text-13 text-soft">{term}</dt>
    <dd className="mt-0.5">{children}</dd>
  </div>
)

const Names = ({ of }: { of: readonly { name: string; href: Href }[] }) => (
  <ul>
    {of.map(({ name, href }) => (
      <li key={name}>
        <Link href={href} className="inline-block py-0.5 text-link hover:text-rubric">
          {name}
        </Link>
      </li>
    ))}
  </ul>
)

/** The year of foundation, new books, series and categories of the publisher. */
export const PublisherFacts = ({ count, details: { firstYear, newest, series, categories, authors } }: Props) => {
  const t = useTranslations('catalog.publisher')
  const locale = useLocale()
  const withPath = ({ name, path }: { name: string; path: string }) => ({ name, href: { path } })
  if (count === 0 || !newest) return null
  return (
    <dl className="mt-6 grid grid-cols-2 gap-x-[26px] gap-y-5 lg:grid-cols-5">
      <Fact term={t('books')}>
        {t('booksSince', { count, number: formatCount(count, locale), year: String(firstYear) })}
      </Fact>
      <Fact term={t('newest')}>
        <Link
          href={{ path: newest.path }}
          lang={langOf(newest.language, locale)}
          className="inline-block py-0.5 text-link hover:text-rubric"
        >
          {newest.title}
        </Link>
      </Fact>
      {series.length > 0 && (
        <Fact term={t('series')}>
          <Names
            of={series.map(({ id, name }) => ({ name, href: { pathname: '/search', query: { series: String(id) } } }))}
          />
        </Fact>
      )}
      {categories.length > 0 && (
        <Fact term={t('categories')}>
          <Names of={categories.map(withPath)} />
        </Fact>
      )}
      {authors.length > 0 && (
        <Fact term={t('authors')}>
          <Names of={authors.map(withPath)} />
        </Fact>
      )}
    </dl>
  )
}
