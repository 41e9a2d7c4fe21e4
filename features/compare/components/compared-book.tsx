import { X } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { Cover } from '#components/media/cover.tsx'
import type { Compared } from '#contracts/comparison.ts'
import { langOf } from '#lib/i18n/lang-of.ts'
import { Link } from '#lib/routing/navigation.ts'

/** The head of a column: cover, title, authors, and the button that removes the book. */
export const ComparedBook = ({ book, onRemove }: { book: Compared; onRemove: () => void }) => {
  const t = useTranslations('compare')
  const locale = useLocale()
  return (
    <div className="flex h-full flex-col">
      <div className="relative w-28 sm:w-36">
        <Cover cover={book.cover} title={book.title} alt="" sizes="144px" />
        <button
          type="button"
          aria-label={t('removeBook', { title: book.title })}
          title={t('remove')}
          onClick={onRemove}
          className="absolute -top-3 -right-3 flex size-9 items-center justify-center rounded-pill border border-control bg-sheet hover:border-ink hover:text-rubric"
        >
          <X aria-hidden size={18} strokeWidth={1.6} />
        </button>
      </div>
      <p className="mt-4 text-13 font-normal text-soft">{book.authors.map(({ name }) => name).join(', ')}</p>
      <p className="title text-18 whitespace-normal text-ink">
        <Link
          href={{ path: book.path }}
          lang={langOf(book.language, locale)}
          className="hover:text-rubric hover:underline"
        >
          {book.title}
        </Link>
      </p>
    </div>
  )
}
