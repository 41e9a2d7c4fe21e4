import { Cover } from '#components/media/cover.tsx'
import { CoverSkeleton } from '#components/media/cover-skeleton.tsx'
import { loadSampleBooks } from '../server.ts'

/** Covers of the running shop; without a backend only the states that need none: missing, and not yet there. */
export const CoverSamples = async () => (
  <div className="grid grid-cols-2 gap-7 sm:grid-cols-4 lg:grid-cols-6">
    {(await loadSampleBooks()).map(({ id, title, cover }) => (
      <Cover key={id} cover={cover} title={title} sizes="(min-width:600px) 174px,45vw" />
    ))}
    <Cover cover={{ path: '/assets/covers/missing', width: 640, height: 960 }} title="A Pál utcai fiúk" sizes="174px" />
    <CoverSkeleton />
  </div>
)
