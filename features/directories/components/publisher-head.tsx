import { ImprintMark } from '#components/media/imprint-mark.tsx'
import type { Answer } from '#lib/api/call.ts'

type Publisher = Answer<'GET /v2.0/publishers'>['items'][number]

/** A band in the colours of the imprint, with its logo. */
export const PublisherHead = ({ publisher: { key, name, tagline } }: { publisher: Publisher }) => (
  <div className="bg-mark text-on-mark">
    <div className="measure flex items-center justify-between gap-6 pt-12 pb-10 md:pt-14 md:pb-12">
      <div className="min-w-0">
        <h1 className="wordmark text-44 md:text-56">{name}</h1>
        {tagline && <p className="mt-2 text-18">{tagline}</p>}
      </div>
      <ImprintMark imprint={key} className="size-20 shrink-0 sm:size-28 md:size-36" />
    </div>
  </div>
)
