import { useTranslations } from 'next-intl'
import { Skeleton, SkeletonText } from '#components/ui/skeleton.tsx'

/** Has the size of a table with the usual number of books. */
export const CompareSkeleton = () => {
  const t = useTranslations('compare')
  return (
    <div className="grid grid-cols-[7rem_repeat(2,minmax(0,1fr))] gap-x-6 sm:grid-cols-[11rem_repeat(3,minmax(0,1fr))]">
      <output className="sr-only">{t('loading')}</output>
      <noscript>
        <p>{t('needsScript')}</p>
      </noscript>
      {[1, 2, 3].map((column) => (
        <div key={column} className="flex flex-col gap-4 pt-4 not-last:first:col-start-2 last:max-sm:hidden">
          <Skeleton className="aspect-2/3 w-28 sm:w-36" />
          <SkeletonText lines={8} />
        </div>
      ))}
    </div>
  )
}
