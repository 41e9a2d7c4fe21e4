import { useTranslations } from 'next-intl'
import { Link } from '#lib/routing/navigation.ts'
import type { ContentList } from '../server.ts'

/** Beside the text on wide screens, below the text on phones. */
export const ContentNavigation = ({ pages, current }: { pages: ContentList; current: number }) => {
  const t = useTranslations('contents')
  return (
    <nav aria-label={t('navigation')} className="md:col-start-1 md:row-start-1 md:pt-2">
      <ul className="border-t border-line">
        {pages.map(({ id, path, title }) => (
          <li key={id} className="border-b border-line">
            <Link
              href={{ path }}
              aria-current={id === current ? 'page' : undefined}
              className="flex min-h-11 items-center py-2 text-soft hover:text-rubric aria-[current=page]:font-semibold aria-[current=page]:text-ink"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
