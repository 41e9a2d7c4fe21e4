import { useLocale, useTranslations } from 'next-intl'
import { ButtonLink } from '#components/ui/button-link.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { formatCount } from '#lib/format/format-count.ts'
import { letterHref, type LetterState } from '../letter-url.ts'
import type { Authors } from '../server.ts'
import { useLetterName } from '../use-letter-name.ts'
import { AuthorCarousel } from './author-carousel.tsx'
import { AuthorList } from './author-list.tsx'
import { DirectoryHead } from './directory-head.tsx'
import { LetterLinks } from './letter-links.tsx'

/** Authors under the letters of the alphabet. The configuration entry `brand_settings` chooses the layout. */
export const AuthorDirectory = ({
  authors: { list, featured, settings },
  state,
}: {
  authors: Authors
  state: LetterState
}) => {
  const t = useTranslations('directories')
  const locale = useLocale()
  const nameOf = useLetterName()
  const hrefOf = (next: LetterState) => letterHref(next, locale)
  const words = { count: list.count, number: formatCount(list.count, locale) }
  return (
    <div className="measure">
      <DirectoryHead
        title={t('authors')}
        text={state.letter ? t('authorsUnder', { ...words, letter: nameOf(state.letter) }) : t('authorsText', words)}
      />
      {featured.length > 0 && <AuthorCarousel authors={featured} />}
      {settings.showLetterLinks && (
        <LetterLinks
          letters={list.letters.map(({ letter }) => letter)}
          current={state.letter}
          hrefOf={(letter) => hrefOf({ letter })}
        />
      )}
      {list.items.length > 0 ? (
        <AuthorList authors={list.items} listType={settings.listType} />
      ) : (
        <div className="mt-8">
          <EmptyState title={t('noAuthors')} text={t('noAuthorsText')} />
        </div>
      )}
      {(list.cursor || state.cursor) && (
        <nav aria-label={t('pages')} className="mt-12 flex flex-wrap justify-center gap-3">
          {state.cursor && <ButtonLink href={hrefOf({ letter: state.letter })}>{t('firstPage')}</ButtonLink>}
          {list.cursor && (
            <ButtonLink href={hrefOf({ letter: state.letter, cursor: list.cursor })} rel="next">
              {t('nextPage')}
            </ButtonLink>
          )}
        </nav>
      )}
    </div>
  )
}
