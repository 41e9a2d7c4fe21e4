'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useId } from 'react'
import type { DraftOrderItem } from '#contracts/draft-orders.ts'
import type { Currency } from '#contracts/shop.ts'
import { Cover } from '#components/media/cover.tsx'
import { FieldError } from '#components/ui/field-frame.tsx'
import { QuantityStepper } from '#components/ui/quantity-stepper.tsx'
import { formatPrice } from '#lib/format/format-price.ts'
import { useErrorText } from '#lib/i18n/use-error-text.ts'
import { Link } from '#lib/routing/navigation.ts'
import { useHint } from '#lib/session/hint-cookies.ts'
import { useChangeQuantity } from '../queries.ts'
import { StockNote } from './stock-note.tsx'

interface Props {
  item: DraftOrderItem
  currency: Currency
  /** What is shown: the server's, or what was just asked for. */
  quantity: number
  onRemove: () => void
}

const mostCopies = 99

export const CartLine = ({ item, currency, quantity, onRemove }: Props) => {
  const t = useTranslations('cart')
  const formatName = useTranslations('formats')
  const locale = useLocale()
  const errorText = useErrorText()
  const errorId = useId()
  const change = useChangeQuantity()
  const isBusiness = useHint('segment') === 'b2b'
  const { variant, name, unitPrice } = item
  const money = (amount: { gross: number; net: number }, net = isBusiness) =>
    formatPrice(net ? amount.net : amount.gross, currency, locale)
  const total = { gross: unitPrice.gross * quantity, net: unitPrice.net * quantity }
  const href = { path: variant.path }

  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-4 border-b border-line py-5 sm:grid-cols-[5.5rem_minmax(0,1fr)] sm:gap-x-6">
      <Link href={href} tabIndex={-1} aria-hidden className="self-start">
        <Cover cover={variant.cover} title={name} alt="" sizes="88px" />
      </Link>
      <div className="flex min-w-0 flex-col gap-3">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
          <div className="min-w-0">
            <p className="text-13 text-soft">{variant.authors.map((author) => author.name).join(', ')}</p>
            <h2 className="title text-18">
              <Link href={href} className="hover:text-rubric">
                {name}
              </Link>
            </h2>
            <p className="mt-1 text-13 text-soft">{formatName(variant.format)}</p>
          </div>
          <p className="text-right">
            <span className="block font-semibold tabular-nums">{money(total)}</span>
            {isBusiness && (
              <span className="block text-13 text-soft">{t('grossAmount', { amount: money(total, false) })}</span>
            )}
            {quantity > 1 && <span className="block text-13 text-soft">{t('each', { amount: money(unitPrice) })}</span>}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <QuantityStepper
            value={quantity}
            max={Math.min(item.maxQuantity ?? mostCopies, mostCopies)}
            label={t('quantityOf', { title: name })}
            decreaseLabel={t('decrease', { title: name })}
            increaseLabel={t('increase', { title: name })}
            onChange={(next) => change.mutate({ itemId: item.id, quantity: next })}
          />
          <button
            type="button"
            className="text-link min-h-11 text-soft"
            aria-label={t('removeItem', { title: name })}
            onClick={onRemove}
          >
            {t('remove')}
          </button>
          <StockNote variant={variant} availability={item.availability} maxQuantity={item.maxQuantity} quantity={quantity} />
        </div>
        <div role="alert">{change.isError && <FieldError id={errorId}>{errorText(change.error)}</FieldError>}</div>
      </div>
    </li>
  )
}
