'use client'

import type { ReactNode } from 'react'
import type { DraftOrderItem } from '#contracts/draft-order-items.ts'
import { type Currency, isDownload } from '#contracts/shop.ts'
import { dealNameOf, isGift, isReward } from '../rules/group-lines.ts'
import { LineAmount } from './line-amount.tsx'
import { LineFrame } from './line-frame.tsx'
import { LineQuantity } from './line-quantity.tsx'
import { LineReductions } from './line-reductions.tsx'
import { RewardMark } from './reward-mark.tsx'
import { StockNote } from './stock-note.tsx'

interface Props {
  item: DraftOrderItem
  currency: Currency
  /** The quantity that is shown: the server's, or the one that the visitor has just chosen. */
  quantity: number
  /** How many copies a deal allows; undefined for a bought item. */
  cap?: number
  onRemove: () => void
  children?: ReactNode
}

/** A line of the cart: a bought item, or a gift or an upsell of the whole order. */
export const CartLine = ({ item, currency, quantity, cap, onRemove, children }: Props) => {
  const isCounted = !isDownload(item.variant.format) && (cap === undefined || cap > 1)
  return (
    <LineFrame
      item={item}
      mark={isReward(item) && <RewardMark isGift={isGift(item)} deal={dealNameOf(item)} />}
      note={
        <>
          <StockNote
            variant={item.variant}
            availability={item.availability}
            maxQuantity={item.maxQuantity}
            quantity={quantity}
          />
          <LineReductions item={item} currency={currency} />
        </>
      }
      quantity={isCounted && <LineQuantity item={item} quantity={quantity} {...(cap !== undefined && { cap })} />}
      price={<LineAmount item={item} currency={currency} quantity={quantity} />}
      onRemove={onRemove}
    >
      {children}
    </LineFrame>
  )
}
