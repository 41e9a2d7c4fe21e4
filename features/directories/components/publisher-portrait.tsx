import type { PublisherDetails } from '#contracts/publishers.ts'
import { PublisherFacts } from './publisher-facts.tsx'

/** The publisher's description of itself, and facts from its books. */
export const PublisherPortrait = ({
  count,
  details,
}: {
  /** The number of books on sale. */ count: number
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
