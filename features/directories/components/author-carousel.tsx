import { useTranslations } from 'next-intl'
import { Link } from '#lib/routing/navigation.ts'
import { AuthorPreviewButton } from './author-preview-button.tsx'

interface Props {
  authors: readonly { id: number; path: string; name: string }[]
}

/** A row that is pushed sideways, by finger, wheel or keyboard; it never moves by itself. */
export const AuthorCarousel = ({ authors }: Props) => {
  const t = useTranslations('directories')
  return (
    <section aria-labelledby="featured-authors" className="mt-8">
      <h2 id="featured-authors" className="title text-24">
        {t('featuredAuthors')}
      </h2>
      <ul className="mt-4 flex snap-x gap-4 overflow-x-auto pt-1 pb-3">
        {authors.map(({ id, path, name }) => (
          <li key={id} className="relative w-40 shrink-0 snap-start">
            <Link
              href={{ path }}
              className="flex min-h-28 flex-col justify-end rounded-box bg-tint px-4 py-4 hover:text-rubric focus-visible:-outline-offset-2"
            >
              <span className="initial title text-18">{name}</span>
            </Link>
            <AuthorPreviewButton id={id} name={name} className="absolute top-1 right-1" />
          </li>
        ))}
      </ul>
    </section>
  )
}
