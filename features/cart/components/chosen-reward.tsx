'use client'

import type { DraftOrderItem } from '#contracts/draft-order-items.ts'
import { type Currency, isDownload } from '#contracts/shop.ts'
import { lineId } from '../rules/focus-targets.ts'
import { dealNameOf, isGift } from '../rules/group-lines.ts'
import { LineAmount } from './line-amount.tsx'
import { LineQuantity } from './line-quantity.tsx'
import { RemoveButton } from './remove-button.tsx'
import { RewardMark } from './reward-mark.tsx'
import { RewardRow } from './reward-row.tsx'
import { WhyPrice } from './why-price.tsx'

interface Props {
  item: DraftOrderItem
  currency: Currency
  quantity: number
  /** How many copies the deal allows. */
  cap: number
  onRemove: () => void
}

/** A chosen gift or upsell under its parent. */
export const ChosenReward = ({ item, currency, quantity, cap, onRemove }: Props) => (
  <RewardRow
    variant={item.variant}
    title={item.name}
    titleId={lineId(item.id)}
    mark={<RewardMark isGift={isGift(item)} deal={dealNameOf(item)} />}
    isShort
    aside={<LineAmount item={item} currency={currency} quantity={quantity} />}
  >
    <WhyPrice item={item} currency={currency} />
    {cap > 1 && !isDownload(item.variant.format) && (
      <div className="my-2">
        <LineQuantity item={item} quantity={quantity} cap={cap} />
      </div>
    )}
    <RemoveButton title={item.name} onRemove={onRemove} />
  </RewardRow>
)
