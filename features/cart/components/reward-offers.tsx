'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { Reward, RewardDeal } from '#contracts/cart-deals.ts'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import { Button } from '#components/ui/button.tsx'
import { formatPrice } from '#lib/format/format-price.ts'
import { useShownPrices } from '#lib/session/use-shown-prices.ts'
import type { RewardChoice } from '../hooks/use-choose-reward.ts'
import { offersOf } from '../rules/reward-offers.ts'
import { RewardRow } from './reward-row.tsx'

interface Props extends RewardChoice {
  deal: RewardDeal
  order: Pick<DraftOrder, 'items' | 'currency'>
  /** The deal is named above the list. */
  isNamed?: boolean
}

const OfferPrice = ({ reward: { price, regular }, currency }: { reward: Reward; currency: DraftOrder['currency'] }) => {
  const t = useTranslations('cart')
  const locale = useLocale()
  const { main } = useShownPrices()
  if (price.gross === 0) return <p>{t('gift')}</p>
  return (
    <p className="tabular-nums">
      {formatPrice(price[main], currency, locale)}{' '}
      {regular.gross > price.gross && (
        <s className="text-soft">
          <span className="sr-only">{t('before')} </span>
          {formatPrice(regular[main], currency, locale)}
        </s>
      )}
    </p>
  )
}

/** What of a deal can still be chosen. Once something is chosen the rest stands behind a disclosure. */
export const RewardOffers = ({ deal, order, isNamed = false, choose, isBusy }: Props) => {
  const t = useTranslations('deals')
  const { offers, isChosen, isFull } = offersOf(deal, order.items)
  const rows = offers.map((reward) => {
    const { variant } = reward
    return (
      <RewardRow
        key={variant.id}
        variant={variant}
        title={variant.title}
        mark={isNamed ? variant.authors.map(({ name }) => name).join(', ') : deal.name}
        aside={
          <Button
            size="small"
            busy={isBusy(deal, reward)}
            aria-label={t(isFull ? 'takeInsteadOf' : 'takeOf', { title: variant.title })}
            onClick={() => choose(deal, reward)}
          >
            {t(isFull ? 'takeInstead' : 'take')}
          </Button>
        }
      >
        <OfferPrice reward={reward} currency={order.currency} />
      </RewardRow>
    )
  })
  if (!isChosen || rows.length === 0) return rows
  return (
    <li className="border-t border-line py-3">
      <details>
        <summary className="text-link inline-block min-h-6 cursor-pointer list-none text-13 text-soft [&::-webkit-details-marker]:hidden">
          {t('other', { count: deal.rewards.length })}
        </summary>
        <ul className="mt-3">{rows}</ul>
      </details>
    </li>
  )
}
