'use client'

import { useTranslations } from 'next-intl'
import type { RewardDeal } from '#contracts/cart-deals.ts'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import type { RewardChoice } from '../hooks/use-choose-reward.ts'
import { RewardOffers } from './reward-offers.tsx'

interface Props extends RewardChoice {
  deal: RewardDeal
  order: DraftOrder
}

/** The gifts or upsells of the whole order, of which nothing is chosen yet. */
export const OrderOffer = ({ deal, ...rest }: Props) => {
  const t = useTranslations('deals')
  const count = deal.rewards.length
  return (
    <li className="border-b border-line pt-5">
      <h2 className="title text-18">{deal.name}</h2>
      <p className="mb-4 text-13 text-soft">
        {deal.type === 'order_gift_deal' ? t('chooseGift', { count }) : t('chooseUpsell', { count })}
      </p>
      <ul>
        <RewardOffers deal={deal} isNamed {...rest} />
      </ul>
    </li>
  )
}
