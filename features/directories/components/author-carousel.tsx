import { useTranslations } from 'next-intl'
import { CarouselLoader } from '#components/ui/carousel-loader.tsx'
import { Link } from '#lib/routing/navigation.ts'
import { AuthorPreviewButton } from './author-preview-button.tsx'

interface Props {
  authors: readonly { id: number; path: string; name: string }[]
}

/**
 * A row that the visitor scrolls by touch, wheel, keyboard or its buttons. It never moves by itself. Styles:
 * carousel.css.
 */
export const AuthorCarousel = ({ authors }: Props) => {
  const t = useTranslations('directories')
  return (
    <section aria-labelledby="featured-authors" className="carousel mt-8">
      <h2 id="featured-authors" className="title min-h-[46px] pr-28 text-24">
        {t('featuredAuthors')}
      </h2>
      <ul className="carousel-track carousel-names">
        {authors.map(({ id, path, name }) => (
          <li key={id} className="carousel-slide relative">
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
      <CarouselLoader labels={{ previous: t('previousAuthors'), next: t('nextAuthors') }} />
    </section>
  )
}
