import { useLocale, useTranslations } from 'next-intl'
import { Cover } from '#components/media/cover.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'
import type { ListedCollection } from '#contracts/directories.ts'
import { formatCount } from '#lib/format/format-count.ts'
import { Link } from '#lib/routing/navigation.ts'
import { DirectoryHead } from './directory-head.tsx'

/**
 * The covers lie like a hand of cards, each a little to the right of the one before. The first cover is on top, so it
 * comes last in the document.
 */
const Fan = ({ variants }: Pick<ListedCollection, 'variants'>) => (
  <span className="flex w-full flex-row-reverse items-end justify-end pr-[16%]">
    {variants.toReversed().map(({ id, cover, title }) => (
      <span key={id} className="-mr-[14%] w-[30%] shrink-0">
        <Cover cover={cover} title={title} alt="" sizes="120px" />
      </span>
    ))}
  </span>
)

export const CollectionDirectory = ({ collections }: { collections: readonly ListedCollection[] }) => {
  const t = useTranslations('directories')
  const locale = useLocale()
  return (
    <div className="measure">
      <DirectoryHead title={t('collections')} text={t('collectionsText')} />
      {collections.length === 0 && (
        <div className="mt-8">
          <EmptyState title={t('noCollections')} text={t('noCollectionsText')} />
        </div>
      )}
      <ul className="mt-8 grid gap-x-[26px] gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {collections.map(({ id, path, name, text, count, variants }) => (
          <li key={id}>
            <article className="group/card relative flex h-full flex-col border-t border-line pt-5">
              <div className="overflow-hidden pb-4">
                <Fan variants={variants} />
              </div>
              <h2 className="title text-24">
                <Link
                  href={{ path }}
                  className="after:absolute after:inset-0 group-hover/card:text-rubric focus-visible:outline-none focus-visible:shadow-none focus-visible:after:outline-2 focus-visible:after:outline-offset-4 focus-visible:after:outline-ink"
                >
                  {name}
                </Link>
              </h2>
              <p className="mt-1 text-13 text-soft">{t('books', { count, number: formatCount(count, locale) })}</p>
              {text && <p className="mt-2 text-soft">{text}</p>}
            </article>
          </li>
        ))}
      </ul>
    </div>
  )
}
