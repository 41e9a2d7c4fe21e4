'use client'

import { useTranslations } from 'next-intl'
import type { OrderDetail } from '#contracts/orders.ts'
import type { WithdrawableItem } from '#contracts/withdrawals.ts'
import { Cover } from '#components/media/cover.tsx'
import { QuantityStepper } from '#components/ui/quantity-stepper.tsx'

interface Props {
  book: OrderDetail['items'][number] | undefined
  item: WithdrawableItem
  quantity: number
  /** Whether copies of it go back with the present choice. */
  isReturned: boolean
  onChoose: (id: number, quantity: number) => void
}

/** Why there is nothing to choose; undefined where there is. */
const useReason = ({ item, isReturned }: Pick<Props, 'item' | 'isReturned'>): string | undefined => {
  const t = useTranslations('orderWithdrawal')
  if (item.withdrawn >= item.quantity) return t('withdrawn')
  if (item.left === 0) return t('closed')
  if (item.isGift) return t(isReturned ? 'giftReturns' : 'gift')
  return undefined
}

/** One item of the order, of which no copy is chosen at first. */
export const WithdrawalLine = ({ book, item, quantity, isReturned, onChoose }: Props) => {
  const t = useTranslations('orderWithdrawal')
  const reason = useReason({ item, isReturned })
  if (!book) return null
  const { name: title } = book
  return (
    <li className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-4 border-b border-line py-5 sm:grid-cols-[4.5rem_minmax(0,1fr)]">
      <Cover cover={book.cover} title={title} alt="" sizes="72px" />
      <div className="flex min-w-0 flex-col items-start gap-2">
        <p className="text-13 text-soft">{book.authors}</p>
        <h3 className="title text-18">{title}</h3>
        <p className="text-13 text-soft">{t('ordered', { quantity: item.quantity })}</p>
        {reason === undefined ? (
          <QuantityStepper
            value={quantity}
            min={0}
            max={item.left}
            label={t('copies', { title })}
            decreaseLabel={t('decrease', { title })}
            increaseLabel={t('increase', { title })}
            onChange={(next) => onChoose(item.id, next)}
          />
        ) : (
          <p className="text-13 font-medium">{reason}</p>
        )}
      </div>
    </li>
  )
}
