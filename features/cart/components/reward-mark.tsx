import { useTranslations } from 'next-intl'
import { Badge } from '#components/ui/badge.tsx'

/** The deal of a gift or an upsell, and which of the two it is. */
export const RewardMark = ({ isGift, deal }: { isGift: boolean; deal: string | undefined }) => {
  const t = useTranslations('deals')
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      {deal && <span className="min-w-0">{deal}</span>}
      <Badge tone="ok">{t(isGift ? 'gift' : 'upsell')}</Badge>
    </span>
  )
}
