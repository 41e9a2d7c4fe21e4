import { useTranslations } from 'next-intl'
import { Cover } from '#components/media/cover.tsx'
import { CoverSkeleton } from '#components/media/cover-skeleton.tsx'
import type { SampleBook } from '../server.ts'
import { Sample } from './sample.tsx'

const columns = 'grid max-w-2xl grid-cols-2 gap-7 sm:grid-cols-4'

/** Covers of the running shop; without a backend only the states that need no cover: missing, and not yet loaded. */
export const CoverSamples = ({ books }: { books: readonly SampleBook[] }) => {
  const t = useTranslations('uiGuide.samples')
  return (
    <>
      {books.length > 0 && (
        <Sample title={t('covers')} className={columns}>
          {books.map(({ id, title, cover }) => (
            <Cover key={id} cover={cover} title={title} sizes="(min-width:600px) 174px,45vw" />
          ))}
        </Sample>
      )}
      <Sample title={t('missing')} className={columns}>
        <Cover
          cover={{ path: '/assets/covers/missing', width: 640, height: 960 }}
          title="A Pál utcai fiúk"
          sizes="174px"
        />
      </Sample>
      <Sample title={t('notYetThere')} className={columns}>
        <CoverSkeleton />
      </Sample>
    </>
  )
}
