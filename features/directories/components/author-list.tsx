import { useLocale, useTranslations } from 'next-intl'
import { classNames } from '#components/ui/class-names.ts'
import type { Brand } from '#contracts/brands.ts'
import { formatCount } from '#lib/format/format-count.ts'
import { Link } from '#lib/routing/navigation.ts'
import { AuthorPreviewButton } from './author-preview-button.tsx'

interface Props {
  authors: readonly Brand[]
  /** Names in columns that are read downwards, or rows that also describe each author. */
  listType: 'grid' | 'list'
}

export const AuthorList = ({ authors, listType }: Props) => {
  const t = useTranslations('directories')
  const locale = useLocale()
  return (
    <ul className={classNames('mt-8 gap-x-[26px]', listType === 'grid' && 'sm:columns-2 lg:columns-3')}>
      {authors.map(({ id, path, name, sortedName, bio, count }) => (
        <li key={id} className="break-inside-avoid border-t border-line py-3">
          <p className="flex items-center justify-between gap-3">
            <Link href={{ path }} className="inline-block py-1 title text-18 hover:text-rubric">
              {sortedName}
            </Link>
            <span className="flex shrink-0 items-center gap-1">
              <span className="text-13 text-soft">{t('books', { count, number: formatCount(count, locale) })}</span>
              <AuthorPreviewButton id={id} name={name} />
            </span>
          </p>
          {listType === 'list' && bio && <p className="max-w-prose text-13 text-soft">{bio}</p>}
        </li>
      ))}
    </ul>
  )
}
