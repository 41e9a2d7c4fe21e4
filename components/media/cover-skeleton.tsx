import { Skeleton, SkeletonText } from '#components/ui/skeleton.tsx'

/** The placeholder of a card in a listing: cover, author, title, price. */
export const CoverSkeleton = () => (
  <div aria-hidden>
    <span className="cover">
      <span className="cover-board" />
    </span>
    <div className="mt-3 text-13">
      <Skeleton className="h-[1em] w-1/2" />
    </div>
    <div className="mt-2 text-18">
      <SkeletonText lines={1} />
    </div>
    <Skeleton className="mt-2 h-[1em] w-1/3" />
  </div>
)
