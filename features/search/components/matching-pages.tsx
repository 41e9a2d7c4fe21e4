import { useTranslations } from 'next-intl'
import type { MatchingPage } from '#contracts/understanding.ts'
import { Link } from '#lib/routing/navigation.ts'

/**
 * Pages whose name is the searched text: an author, a category, a publisher, a collection. They stand before the books.
 */
export const MatchingPages = ({ pages }: { pages: readonly MatchingPage[] }) => {
  const t = useTranslations('search')
  return (
    <nav aria-label={t('matchingPages')} className="mt-4">
      <ul className="flex flex-wrap gap-2">
        {pages.map(({ kind, id, path, name }) => (
          <li key={`${kind} ${id}`} className="max-sm:min-w-[calc(50%-4px)]">
            <Link
              href={{ path }}
              className="block h-full rounded-box border border-line bg-sheet px-4 py-2 hover:border-ink"
            >
              <span className="block text-13 text-soft">{t(`leadKinds.${kind}`)}</span>
              <span className="text-18">{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
