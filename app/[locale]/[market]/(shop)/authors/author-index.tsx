import { getTranslations } from 'next-intl/server'
import { AuthorDirectory } from '#features/directories/components/author-directory.tsx'
import { AuthorPreviewLoader } from '#features/directories/components/author-preview-loader.tsx'
import { type LetterState, parseLetter } from '#features/directories/letter-url.ts'
import { loadAuthors } from '#features/directories/server.ts'
import { CurrentEntry } from '#features/shell/components/current-entry.tsx'
import { pageMetadata } from '#lib/seo/page-metadata.ts'
import { ListJsonLd } from '../list-json-ld.tsx'

type RawQuery = Parameters<typeof parseLetter>[0]

const isDefault = ({ letter, cursor }: LetterState) => !letter && !cursor

export const authorIndexMetadata = async (query: RawQuery) => {
  const t = await getTranslations('directories')
  const isFiltered = !isDefault(parseLetter(query))
  return pageMetadata({ title: t('authors'), description: t('authorsDescription'), href: '/authors', isFiltered })
}

export const AuthorIndex = async ({ query }: { query: RawQuery }) => {
  const state = parseLetter(query)
  const [authors, t] = await Promise.all([loadAuthors(state), getTranslations('directories')])
  const items = authors.list.items.map((author) => ({ name: author.name, href: { path: author.path } }))
  return (
    <>
      <CurrentEntry entry="authors" />
      {isDefault(state) && (
        <ListJsonLd
          name={t('authors')}
          href="/authors"
          description={t('authorsDescription')}
          count={authors.list.count}
          items={items}
        />
      )}
      <AuthorDirectory authors={authors} state={state} />
      <AuthorPreviewLoader />
    </>
  )
}
