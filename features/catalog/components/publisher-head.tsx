import type { Answer } from '#lib/api/call.ts'

type Publisher = Answer<'GET /v2.0/publishers'>['items'][number]

/** A band in the imprint's own colours. */
export const PublisherHead = ({ publisher: { name, tagline } }: { publisher: Publisher }) => (
  <div className="bg-mark text-on-mark">
    <div className="measure pt-14 pb-12">
      <h1 className="title text-56">{name}</h1>
      {tagline && <p className="mt-2 text-18">{tagline}</p>}
    </div>
  </div>
)
