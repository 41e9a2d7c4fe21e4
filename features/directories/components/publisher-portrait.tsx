import type { PublisherDetails } from '#contracts/publishers.ts'
import { PublisherFacts } from './publisher-facts.tsx'

/** What only this publisher can say: its own words, and what its books show. */
export const PublisherPortrait = ({
  count,
  details,
}: {
  /** Books on sale. */ count: number
  details: PublisherDetails
}) => (
  <>
    {details.about && (
      <div className="mt-8 set-text">
        <p className="drop-cap">{details.about}</p>
      </div>
    )}
    <PublisherFacts count={count} details={details} />
  </>
)
