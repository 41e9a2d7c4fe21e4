'use client'

import { Check, Truck, X } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useId, useRef } from 'react'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import { isDownload } from '#contracts/shop.ts'
import { Cover } from '#components/media/cover.tsx'
import { MinimumOrder } from '#components/order/minimum-order.tsx'
import { ButtonLink } from '#components/ui/button-link.tsx'
import { formatPrice } from '#lib/format/format-price.ts'
import { langOf } from '#lib/i18n/lang-of.ts'
import { closeSideBar, holdSideBar, openSideBar, useSideBar } from '#lib/session/side-bar.ts'
import { useShownPrices } from '#lib/session/use-shown-prices.ts'
import { isReward } from '../rules/group-lines.ts'

export interface Added {
  variantId: number
  quantity: number
  /** The cart as it is now. */
  order: DraftOrder
}

interface Props extends Added {
  onClose: () => void
}

/** Long enough to read and to reach it; whoever has reached it closes it. */
const closeAfterMs = 20_000

const icon = { 'aria-hidden': true, size: 20, strokeWidth: 1.6 } as const

/**
 * How much is missing for free delivery. Nothing where delivery is never free, or where there is nothing to deliver.
 */
const FreeDelivery = ({ order: { items, totals, currency } }: Pick<Props, 'order'>) => {
  const t = useTranslations('cart')
  const locale = useLocale()
  const missing = totals.missingForFreeDelivery
  if (totals.freeDeliveryFrom === null || items.every(({ variant }) => isDownload(variant.format))) return null
  return (
    <p className="mt-3 flex items-center gap-2.5 border-t border-line pt-3 text-13">
      <Truck {...icon} size={18} className="shrink-0" />
      {missing === null ? (
        <span className="text-ok">{t('freeDelivery')}</span>
      ) : (
        t('missingForFreeDelivery', { amount: formatPrice(missing, currency, locale) })
      )}
    </p>
  )
}

/**
 * The book that was just added, in a panel over the page beside the pressed button. The focus stays on the button; the
 * next Tab leads into the panel. Escape and a press elsewhere close it, and so does time, unless the visitor is in it.
 */
export const AddedToCart = ({ variantId, quantity, order, onClose }: Props) => {
  const t = useTranslations('cart')
  const formatName = useTranslations('formats')
  const locale = useLocale()
  const titleId = useId()
  const place = useRef<HTMLDivElement>(null)
  const { main } = useShownPrices()

  const opening = useRef<object>(undefined)
  const opened = useSideBar('added')

  useEffect(() => {
    if (opening.current !== undefined && opened !== opening.current) place.current?.hidePopover()
  }, [opened])

  useEffect(() => {
    for (const enters of ['focusin', 'pointerenter']) place.current?.addEventListener(enters, holdSideBar)
    place.current?.showPopover()
    const mine = openSideBar('added', closeAfterMs)
    opening.current = mine
    return () => closeSideBar(mine)
  }, [])

  const item = order.items.find((one) => one.variantId === variantId && !isReward(one))
  if (!item) return null
  const { variant, name, unitTotal } = item
  return (
    <div
      ref={place}
      popover="auto"
      role="group"
      aria-labelledby={titleId}
      onToggle={({ newState }) => newState === 'closed' && onClose()}
      data-added
      className="inset-x-3 top-auto bottom-22 m-0 w-auto rounded-box border border-line bg-sheet p-4 text-ink shadow-raised open:animate-appear sm:left-auto sm:w-[24rem] md:right-6 md:bottom-6"
    >
      <div className="flex items-center gap-2">
        <Check {...icon} className="shrink-0 text-ok" />
        <p id={titleId} className="flex-1 font-semibold">
          {t('addedTitle')}
        </p>
        <button
          type="button"
          aria-label={t('close')}
          onClick={() => place.current?.hidePopover()}
          className="-m-2 flex size-11 items-center justify-center rounded-pill hover:bg-tint"
        >
          <X {...icon} size={18} />
        </button>
      </div>
      <div className="mt-3 flex gap-3.5">
        <span className="w-13 shrink-0">
          <Cover cover={variant.cover} title={name} alt="" />
        </span>
        <p className="min-w-0 flex-1">
          <span lang={langOf(variant.language, locale)} className="line-clamp-2 title text-18">
            {name}
          </span>
          <span className="mt-0.5 block text-13 text-soft">
            {t('copiesOfFormat', { quantity, format: formatName(variant.format) })}
          </span>
        </p>
        <p className="font-semibold tabular-nums">{formatPrice(unitTotal[main] * quantity, order.currency, locale)}</p>
      </div>
      <FreeDelivery order={order} />
      {order.minimumOrder && (
        <div className="mt-3 text-13">
          <MinimumOrder minimum={order.minimumOrder} currency={order.currency} amongNet={main === 'net'} />
        </div>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        {!order.minimumOrder && (
          <ButtonLink href="/checkout" look="primary" className="flex-auto">
            {t('checkout')}
          </ButtonLink>
        )}
        <ButtonLink href="/cart" className="flex-auto">
          {t('toCart')}
        </ButtonLink>
      </div>
    </div>
  )
}
