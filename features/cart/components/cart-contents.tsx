'use client'

import { useTranslations } from 'next-intl'
import type { DraftOrder, DraftOrderItem } from '#contracts/draft-orders.ts'
import { Button } from '#components/ui/button.tsx'
import { showToast } from '#components/ui/toast-store.ts'
import { useErrorText } from '#lib/i18n/use-error-text.ts'
import { Link } from '#lib/routing/navigation.ts'
import { useAddItem, useChangeQuantity, usePendingQuantities } from '../queries.ts'
import { CartLine } from './cart-line.tsx'
import { CartNotes } from './cart-notes.tsx'
import { TotalsList } from './totals-list.tsx'

const isOrderable = ({ availability, maxQuantity, quantity }: DraftOrderItem) =>
  availability !== 'unavailable' && (maxQuantity === null || quantity <= maxQuantity)

interface Props {
  order: DraftOrder
  /** What makes ordering easy; a consumer's right is nothing to promise an institution. */
  reassurance: string | undefined
}

export const CartContents = ({ order, reassurance }: Props) => {
  const t = useTranslations('cart')
  const errorText = useErrorText()
  const pending = usePendingQuantities()
  const change = useChangeQuantity()
  const add = useAddItem()
  const shown = order.items
    .map((item) => ({ item, quantity: pending.get(item.id) ?? item.quantity }))
    .filter(({ quantity }) => quantity > 0)

  const tellFailure = (error: Error) => showToast({ tone: 'error', text: errorText(error) })
  const undo = ({ variantId, quantity }: DraftOrderItem) =>
    add.mutate({ variantId, quantity }, { onError: tellFailure })

  const remove = (item: DraftOrderItem) => {
    change.mutate({ itemId: item.id, quantity: 0 }, { onError: tellFailure })
    showToast({
      tone: 'info',
      text: t('removed', { title: item.name }),
      action: { label: t('undo'), onPress: () => undo(item) },
    })
  }

  return (
    <div className="grid items-start gap-10 md:grid-cols-[minmax(0,1fr)_22rem] lg:grid-cols-[minmax(0,1fr)_380px] lg:gap-16">
      <div className="flex flex-col gap-5">
        <CartNotes order={order} />
        <ul className="border-t border-line">
          {shown.map(({ item, quantity }) => (
            <CartLine
              key={item.id}
              item={item}
              quantity={quantity}
              currency={order.currency}
              onRemove={() => remove(item)}
            />
          ))}
        </ul>
      </div>
      <section aria-labelledby="cart-total" className="rounded-box bg-tint p-6 md:sticky md:top-6">
        <h2 id="cart-total" className="title mb-3 text-24">
          {t('summary')}
        </h2>
        <TotalsList
          totals={order.totals}
          currency={order.currency}
          shippingNote={t('shippingLater')}
          stale={pending.size > 0}
        />
        {order.items.every(isOrderable) ? (
          <Button asChild look="primary" className="mt-6 w-full">
            <Link href="/checkout">{t('checkout')}</Link>
          </Button>
        ) : (
          <p className="mt-6 font-medium text-error">{t('mendFirst')}</p>
        )}
        {reassurance && <p className="mt-4 text-13 text-soft">{reassurance}</p>}
      </section>
    </div>
  )
}
