import { ShoppingBag } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { ButtonLink } from '#components/ui/button-link.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { Skeleton, SkeletonText } from '#components/ui/skeleton.tsx'
import { Spinner } from '#components/ui/spinner.tsx'
import { Sample } from './sample.tsx'

export const WaitingSamples = () => {
  const t = useTranslations('uiGuide.waiting')
  const samples = useTranslations('uiGuide.samples')
  return (
    <>
      <Sample title={samples('empty')} className="max-w-2xl">
        <EmptyState
          icon={<ShoppingBag aria-hidden size={28} strokeWidth={1.4} />}
          title={t('emptyTitle')}
          text={t('emptyText')}
          actions={<ButtonLink href="/ui-guide">{t('emptyAction')}</ButtonLink>}
        />
      </Sample>
      <Sample title={samples('spinner')}>
        <Spinner label={t('spinner')} />
      </Sample>
      <Sample title={samples('skeletons')} className="grid max-w-prose gap-5">
        <SkeletonText lines={4} />
        <Skeleton className="h-11 w-40" />
      </Sample>
    </>
  )
}
