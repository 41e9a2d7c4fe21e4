import { useTranslations } from 'next-intl'
import { RatingStars } from '#components/ui/rating-stars.tsx'
import { Link } from '#lib/routing/navigation.ts'
import type { OwnRatingsPage } from '../queries.ts'

interface Props {
  purchase: OwnRatingsPage['purchases'][number]
  mayRate: boolean
}

/** What the customer has said of a purchase. The page that took it changes it. */
export const RatedPurchase = ({ purchase, mayRate }: Props) => {
  const t = useTranslations('ownRatings')
  const { orderUuid, orderNumber, stars, text } = purchase
  return (
    <li className="flex flex-col items-start gap-1 border-b border-line py-5">
      <h3 className="title text-18">{t('order', { number: orderNumber })}</h3>
      <RatingStars value={stars} label={t('stars', { stars })} />
      {text && <p className="max-w-prose whitespace-pre-line">{text}</p>}
      {mayRate && (
        <Link
          href={{ pathname: '/rating/order/[id]', params: { id: orderUuid } }}
          aria-label={t('orderChangeOf', { number: orderNumber })}
          className="text-link inline-flex min-h-6 items-center text-13"
        >
          {t('orderChange')}
        </Link>
      )}
    </li>
  )
}
