'use client'

import { useTranslations } from 'next-intl'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import type { DraftOrderItem } from '#contracts/draft-order-items.ts'
import { ButtonLink } from '#components/ui/button-link.tsx'
import type { useRemoveLine } from '../hooks/use-remove-line.ts'
import { usePendingQuantities } from '../change-queries.ts'
import { CartLead } from './cart-lead.tsx'
import { CartLine } from './cart-line.tsx'
import { CartNotes } from './cart-notes.tsx'
import { FreeDelivery } from './free-delivery.tsx'
import { ParcelChoice } from './parcel-choice.tsx'
import { TotalsList } from './totals-list.tsx'
import { UnpricedLine } from './unpriced-line.tsx'

const isOrderable = ({ availability, maxQuantity, quantity }: DraftOrderItem) =>
  availability !== 'unavailable' && (maxQuantity === null || quantity <= maxQuantity)

const canBeOrdered = ({ items, unpriced }: DraftOrder) =>
  items.length > 0 && items.every(isOrderable) && unpriced.length === 0

interface Props {
  order: DraftOrder
  /** Advantages for consumers. An institution has no right of withdrawal, so institutions do not see them. */
  reassurance: string | undefined
  onRemove: ReturnType<typeof useRemoveLine>
}

export const CartContents = ({ order, reassurance, onRemove }: Props) => {
  const t = useTranslations('cart')
  const pending = usePendingQuantities()
  const { totals, currency } = order
  const shown = order.items
    .map((item) => ({ item, quantity: pending.get(item.id) ?? item.quantity }))
    .filter(({ quantity }) => quantity > 0)
  const unpriced = order.unpriced.filter(({ id }) => pending.get(id) !== 0)
  const lines = [...shown.map(({ item }) => item), ...unpriced]

  return (
    <>
      {order.items.length > 0 && (
        <p className="mb-6 text-soft">
          <CartLead order={order} />
        </p>
      )}
      <div className="grid items-start gap-10 md:grid-cols-[minmax(0,1fr)_20rem] lg:grid-cols-[minmax(0,1fr)_380px] lg:gap-16">
        <div className="flex min-w-0 flex-col gap-6">
          <CartNotes order={order} />
          <FreeDelivery totals={totals} currency={currency} />
          <ul className="border-t border-line">
            {shown.map(({ item, quantity }) => (
              <CartLine
                key={item.id}
                item={item}
                quantity={quantity}
                currency={currency}
                onRemove={() => onRemove(item, lines, true)}
              />
            ))}
            {unpriced.map((item) => (
              <UnpricedLine key={item.id} item={item} onRemove={() => onRemove(item, lines, false)} />
            ))}
          </ul>
          <ParcelChoice order={order} />
        </div>
        <section aria-labelledby="cart-total" className="rounded-box bg-tint p-6 md:sticky md:top-6">
          <h2 id="cart-total" className="title mb-3 text-24">
            {t('summary')}
          </h2>
          <TotalsList totals={totals} currency={currency} shippingNote={t('shippingLater')} stale={pending.size > 0} />
          {canBeOrdered(order) ? (
            <ButtonLink href="/checkout" look="primary" className="mt-6 w-full">
              {t('checkout')}
            </ButtonLink>
          ) : (
            <p className="mt-6 font-medium text-error">{t('mendFirst')}</p>
          )}
          {reassurance && <p className="mt-4 text-13 text-soft">{reassurance}</p>}
        </section>
      </div>
    </>
  )
}
