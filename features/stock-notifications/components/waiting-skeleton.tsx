import { useTranslations } from 'next-intl'
import { Skeleton, SkeletonText } from '#components/ui/skeleton.tsx'

/** In the list's own measures. */
export const WaitingSkeleton = () => {
  const t = useTranslations('stockNotifications')
  return (
    <div>
      <output className="sr-only">{t('loading')}</output>
      <noscript>
        <p className="mb-5">{t('needsScript')}</p>
      </noscript>
      <div className="border-t border-line">
        {[1, 2].map((line) => (
          <div
            key={line}
            className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-4 border-b border-line py-5 sm:grid-cols-[5.5rem_minmax(0,1fr)] sm:gap-x-6"
          >
            <Skeleton className="aspect-2/3" />
            <div className="max-w-80">
              <SkeletonText lines={3} />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
