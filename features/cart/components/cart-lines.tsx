'use client'

import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import type { useRemoveLine } from '../hooks/use-remove-line.ts'
import { useShownLines } from '../hooks/use-shown-lines.ts'
import { CartLine } from './cart-line.tsx'
import { ChosenReward } from './chosen-reward.tsx'
import { LineRewards } from './line-frame.tsx'
import { UnpricedLine } from './unpriced-line.tsx'
import { WaitingRow } from './waiting-row.tsx'

interface Props {
  order: DraftOrder
  onRemove: ReturnType<typeof useRemoveLine>
}

/** Every line of the cart. Gifts and upsells stand under the item that they belong to, those of the order at the end. */
export const CartLines = ({ order, onRemove }: Props) => {
  const { currency } = order
  const { groups, rewards, waiting, unpriced, quantityOf, all } = useShownLines(order)
  return (
    <ul className="border-t border-line">
      {groups.map((group) => (
        <CartLine
          key={group.item.id}
          item={group.item}
          currency={currency}
          quantity={quantityOf(group.item)}
          onRemove={() => onRemove(group.item, all, true)}
        >
          {group.rewards.length + group.waiting.length > 0 && (
            <LineRewards>
              {group.rewards.map((item) => (
                <ChosenReward
                  key={item.id}
                  item={item}
                  currency={currency}
                  quantity={quantityOf(item)}
                  cap={quantityOf(group.item)}
                  onRemove={() => onRemove(item, all, true)}
                />
              ))}
              {group.waiting.map((item) => (
                <WaitingRow key={item.id} item={item} currency={currency} onRemove={() => onRemove(item, all, false)} />
              ))}
            </LineRewards>
          )}
        </CartLine>
      ))}
      {rewards.map((item) => (
        <CartLine
          key={item.id}
          item={item}
          currency={currency}
          quantity={quantityOf(item)}
          cap={item.quantity}
          onRemove={() => onRemove(item, all, true)}
        />
      ))}
      {waiting.map((item) => (
        <WaitingRow key={item.id} item={item} currency={currency} onRemove={() => onRemove(item, all, false)} />
      ))}
      {unpriced.map((item) => (
        <UnpricedLine key={item.id} item={item} onRemove={() => onRemove(item, all, false)} />
      ))}
    </ul>
  )
}
