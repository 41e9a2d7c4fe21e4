import { useTranslations } from 'next-intl'
import { Skeleton, SkeletonText } from '#components/ui/skeleton.tsx'

/** Has the size of the loaded cart, so that nothing moves when the cart arrives. */
export const CartSkeleton = () => {
  const t = useTranslations('cart')
  return (
    <div
      data-waiting
      className="grid gap-10 pt-11 md:grid-cols-[minmax(0,1fr)_20rem] lg:grid-cols-[minmax(0,1fr)_380px] lg:gap-16"
    >
      <output className="sr-only">{t('loading')}</output>
      <noscript>
        <p>{t('needsScript')}</p>
      </noscript>
      <div className="border-t border-line">
        {[1, 2].map((line) => (
          <div
            key={line}
            className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-4 border-b border-line py-5 sm:grid-cols-[5.25rem_minmax(0,1fr)] sm:gap-x-6"
          >
            <Skeleton className="aspect-2/3 w-full" />
            <SkeletonText lines={3} />
          </div>
        ))}
      </div>
      <Skeleton className="h-80 w-full" />
    </div>
  )
}
