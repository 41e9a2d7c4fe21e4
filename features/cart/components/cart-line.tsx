'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { DraftOrderItem } from '#contracts/draft-orders.ts'
import { type Currency, isDownload } from '#contracts/shop.ts'
import { Cover } from '#components/media/cover.tsx'
import { formatPrice } from '#lib/format/format-price.ts'
import { Link } from '#lib/routing/navigation.ts'
import { useHint } from '#lib/session/hint-cookies.ts'
import { lineId } from '../rules/focus-targets.ts'
import { LineQuantity } from './line-quantity.tsx'
import { StockNote } from './stock-note.tsx'

interface Props {
  item: DraftOrderItem
  currency: Currency
  /** What is shown: the server's, or what was just asked for. */
  quantity: number
  onRemove: () => void
}

const LinePrice = ({ item: { unitPrice }, currency, quantity }: Omit<Props, 'onRemove'>) => {
  const t = useTranslations('cart')
  const locale = useLocale()
  const isBusiness = useHint('segment') === 'b2b'
  const money = (amount: { gross: number; net: number }, net = isBusiness) => formatPrice(net ? amount.net : amount.gross, currency, locale)
  const total = { gross: unitPrice.gross * quantity, net: unitPrice.net * quantity }
  return (
    <p className="text-right">
      <span className="block font-semibold tabular-nums">{money(total)}</span>
      {isBusiness && <span className="block text-13 text-soft">{t('grossAmount', { amount: money(total, false) })}</span>}
      {quantity > 1 && <span className="block text-13 text-soft">{t('each', { amount: money(unitPrice) })}</span>}
    </p>
  )
}

export const CartLine = ({ item, currency, quantity, onRemove }: Props) => {
  const t = useTranslations('cart')
  const formatName = useTranslations('formats')
  const { variant, name } = item
  const href = { path: variant.path }

  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)_auto] gap-x-4 gap-y-3 border-b border-line py-5 sm:grid-cols-[5.25rem_minmax(0,1fr)_auto] sm:gap-x-6 lg:grid-cols-[5.25rem_minmax(0,1fr)_11rem_6.5rem]">
      <Link href={href} tabIndex={-1} aria-hidden className="row-span-2 self-start">
        <Cover cover={variant.cover} title={name} alt="" sizes="84px" />
      </Link>
      <div className="min-w-0">
        <p className="text-soft">{variant.authors.map((author) => author.name).join(', ')}</p>
        <h2 className="title text-18">
          <Link id={lineId(item.id)} href={href} className="hover:text-rubric">
            {name}
          </Link>
        </h2>
        <p className="mt-1 text-13 text-soft">{formatName(variant.format)}</p>
        <StockNote variant={variant} availability={item.availability} maxQuantity={item.maxQuantity} quantity={quantity} />
      </div>
      <div className="max-lg:col-span-2 max-lg:col-start-2 max-lg:row-start-2 lg:justify-self-end">
        {!isDownload(variant.format) && <LineQuantity item={item} quantity={quantity} />}
      </div>
      <div className="max-lg:col-start-3 max-lg:row-start-1">
        <LinePrice item={item} currency={currency} quantity={quantity} />
      </div>
      <button
        type="button"
        className="text-link col-start-2 min-h-6 justify-self-start text-13 text-soft"
        aria-label={t('removeItem', { title: name })}
        onClick={onRemove}
      >
        {t('remove')}
      </button>
    </li>
  )
}
