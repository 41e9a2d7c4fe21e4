'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense } from 'react'
import type { RewardDeal } from '#contracts/cart-deals.ts'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import { RestButton } from '#components/ui/rest-button.tsx'
import { useListPart } from '#components/ui/use-list-part.ts'
import { useChooseReward } from '../hooks/use-choose-reward.ts'
import type { useRemoveLine } from '../hooks/use-remove-line.ts'
import { useShownLines } from '../hooks/use-shown-lines.ts'
import { useCartDeals } from '../promotion-queries.ts'
import { dealOf, offersOf } from '../rules/reward-offers.ts'
import { CartLine } from './cart-line.tsx'
import { ChosenReward } from './chosen-reward.tsx'
import { LineRewards } from './line-frame.tsx'
import { UnpricedLine } from './unpriced-line.tsx'
import { WaitingRow } from './waiting-row.tsx'

const RewardOffers = lazy(() => import('./reward-offers.tsx').then((loaded) => ({ default: loaded.RewardOffers })))
const OrderOffer = lazy(() => import('./order-offer.tsx').then((loaded) => ({ default: loaded.OrderOffer })))

const none: RewardDeal[] = []

interface Props {
  order: DraftOrder
  onRemove: ReturnType<typeof useRemoveLine>
}

/** Every line of the cart. Gifts and upsells stand under the item that they belong to, those of the order at the end. */
export const CartLines = ({ order, onRemove }: Props) => {
  const t = useTranslations('cart')
  const { currency } = order
  const { data: { itemDeals = none, orderDeals = none } = {} } = useCartDeals(order)
  const choice = useChooseReward(order)
  const { groups, rewards, waiting, unpriced, quantityOf, all } = useShownLines(order)
  const shown = useListPart(groups)
  return (
    <>
      <ul className="border-t border-line">
        {shown.part.map((group) => (
          <CartLine
            key={group.item.id}
            item={group.item}
            currency={currency}
            quantity={quantityOf(group.item)}
            onRemove={() => onRemove(group.item, all, true)}
          >
            <LineRewards>
              {group.rewards.map((item) => (
                <ChosenReward
                  key={item.id}
                  item={item}
                  currency={currency}
                  quantity={quantityOf(item)}
                  cap={dealOf(itemDeals, item)?.max ?? quantityOf(group.item)}
                  onRemove={() => onRemove(item, all, true)}
                />
              ))}
              {group.waiting.map((item) => (
                <WaitingRow key={item.id} item={item} currency={currency} onRemove={() => onRemove(item, all, false)} />
              ))}
              <Suspense>
                {itemDeals
                  .filter(({ parentId }) => parentId === group.item.id)
                  .map((deal) => (
                    <RewardOffers key={deal.dealId} deal={deal} order={order} {...choice} />
                  ))}
              </Suspense>
            </LineRewards>
          </CartLine>
        ))}
        {rewards.map((item) => {
          const deal = dealOf(orderDeals, item)
          return (
            <CartLine
              key={item.id}
              item={item}
              currency={currency}
              quantity={quantityOf(item)}
              cap={deal?.max ?? item.quantity}
              onRemove={() => onRemove(item, all, true)}
            >
              {deal && rewards.findLast((one) => dealOf([deal], one)) === item && (
                <LineRewards>
                  <Suspense>
                    <RewardOffers deal={deal} order={order} isNamed {...choice} />
                  </Suspense>
                </LineRewards>
              )}
            </CartLine>
          )
        })}
        <Suspense>
          {orderDeals
            .filter((deal) => !offersOf(deal, order.items).isChosen)
            .map((deal) => (
              <OrderOffer key={deal.dealId} deal={deal} order={order} {...choice} />
            ))}
        </Suspense>
        {waiting.map((item) => (
          <WaitingRow key={item.id} item={item} currency={currency} onRemove={() => onRemove(item, all, false)} />
        ))}
        {unpriced.map((item) => (
          <UnpricedLine key={item.id} item={item} onRemove={() => onRemove(item, all, false)} />
        ))}
      </ul>
      <RestButton list={shown} label={(count) => t('moreLines', { count })} />
    </>
  )
}
