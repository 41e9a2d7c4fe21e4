import { ShoppingBag } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/button.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { SkeletonText } from '#components/ui/skeleton.tsx'
import { Spinner } from '#components/ui/spinner.tsx'

export const WaitingSamples = () => {
  const t = useTranslations('uiGuide.waiting')
  return (
    <div className="grid items-start gap-8 md:grid-cols-2">
      <EmptyState
        icon={<ShoppingBag aria-hidden size={28} strokeWidth={1.4} />}
        title={t('emptyTitle')}
        text={t('emptyText')}
        actions={
          <Button asChild>
            <a href="#waiting">{t('emptyAction')}</a>
          </Button>
        }
      />
      <div className="grid gap-5">
        <Spinner label={t('spinner')} />
        <SkeletonText lines={4} />
      </div>
    </div>
  )
}
