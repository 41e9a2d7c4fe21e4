import { getTranslations } from 'next-intl/server'
import { AuthorDirectory } from '#features/directories/components/author-directory.tsx'
import { AuthorPreviewLoader } from '#features/directories/components/author-preview-loader.tsx'
import { type LetterState, parseLetter } from '#features/directories/letter-url.ts'
import { loadAuthors } from '#features/directories/server.ts'
import { CurrentEntry } from '#features/shell/components/current-entry.tsx'
import { pageMetadata } from '#lib/seo/page-metadata.ts'

type RawQuery = Parameters<typeof parseLetter>[0]

const isDefault = ({ letter, cursor }: LetterState) => !letter && !cursor

export const authorIndexMetadata = async (query: RawQuery) => {
  const t = await getTranslations('directories')
  const isFiltered = !isDefault(parseLetter(query))
  return pageMetadata({ title: t('authors'), description: t('authorsDescription'), href: '/authors', isFiltered })
}

export const AuthorIndex = async ({ query }: { query: RawQuery }) => {
  const state = parseLetter(query)
  return (
    <>
      <CurrentEntry entry="authors" />
      <AuthorDirectory authors={await loadAuthors(state)} state={state} />
      <AuthorPreviewLoader />
    </>
  )
}
