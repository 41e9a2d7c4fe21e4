'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { DraftOrderItem, UnpricedItem, WaitingItem } from '#contracts/draft-order-items.ts'
import type { Currency } from '#contracts/shop.ts'
import { Cover } from '#components/media/cover.tsx'
import { RestButton } from '#components/ui/rest-button.tsx'
import { useListPart } from '#components/ui/use-list-part.ts'
import { copiesFromSupplier } from '#lib/format/copies-from-supplier.ts'
import { formatPrice } from '#lib/format/format-price.ts'
import { langOf } from '#lib/i18n/lang-of.ts'
import { useSuppliedText } from '#lib/i18n/use-supplied-text.ts'
import { useDraftOrder } from '#lib/session/use-draft-order.ts'
import { useShownPrices } from '#lib/session/use-shown-prices.ts'
import { isGift, itemsInOrder } from '../rules/group-lines.ts'
import { lineAmounts } from '../rules/line-amounts.ts'

type Line = DraftOrderItem | UnpricedItem | WaitingItem

/** Why a line is not ordered. */
const problemOf = (item: Line): 'unpricedShort' | 'notSent' | undefined => {
  if ('total' in item) return undefined
  return 'code' in item ? 'notSent' : 'unpricedShort'
}

const Amount = ({ item, currency }: { item: DraftOrderItem; currency: Currency }) => {
  const t = useTranslations('cart')
  const locale = useLocale()
  const { main } = useShownPrices()
  const { now, before } = lineAmounts(item, item.quantity)
  return (
    <p className="text-right tabular-nums">
      <span className="block font-semibold">{isGift(item) ? t('gift') : formatPrice(now[main], currency, locale)}</span>
      {before && (
        <s className="block text-13 text-soft">
          <span className="sr-only">{t('before')} </span>
          {formatPrice(before[main], currency, locale)}
        </s>
      )}
    </p>
  )
}

/** The items without controls: in the drawer, beside the checkout and in the review step. */
export const SummaryLines = () => {
  const t = useTranslations('cart')
  const formatName = useTranslations('formats')
  const suppliedText = useSuppliedText()
  const locale = useLocale()
  const { data: order } = useDraftOrder()
  const shown = useListPart<Line>(order ? [...itemsInOrder(order), ...order.waiting, ...order.unpriced] : [], 20)
  if (!order) return null
  return (
    <>
      <ul className="flex flex-col gap-4">
        {shown.part.map((item) => {
          const problem = problemOf(item)
          const supplied = 'total' in item ? copiesFromSupplier(item.variant, item.quantity) : null
          return (
            <li key={item.id} className="flex gap-3.5">
              <span className="w-13 shrink-0">
                <Cover cover={item.variant.cover} title={item.name} alt="" />
              </span>
              <p className="min-w-0 flex-1">
                <span lang={langOf(item.variant.language, locale)}>{item.name}</span>
                <span className="block text-soft">
                  {t('copiesOfFormat', { quantity: item.quantity, format: formatName(item.variant.format) })}
                </span>
                {supplied && <span className="block text-13 text-soft">{suppliedText(supplied, item.quantity)}</span>}
                {problem && <span className="block font-medium text-error">{t(problem)}</span>}
              </p>
              {'total' in item && <Amount item={item} currency={order.currency} />}
            </li>
          )
        })}
      </ul>
      <RestButton list={shown} label={(count) => t('moreLines', { count })} />
    </>
  )
}
