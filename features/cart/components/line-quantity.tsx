'use client'

import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import type { DraftOrderItem } from '#contracts/draft-order-items.ts'
import { FieldError } from '#components/ui/field-frame.tsx'
import { QuantityStepper } from '#components/ui/quantity-stepper.tsx'
import { useErrorText } from '#lib/i18n/use-error-text.ts'
import { useChangeQuantity } from '../change-queries.ts'

const maxCopies = 99

interface Props {
  item: DraftOrderItem
  quantity: number
  /** How many copies a deal allows. */
  cap?: number
}

/**
 * The number of copies. If the visitor wants more copies than there are, a text says how many were removed and why. It
 * stays until the next change.
 */
export const LineQuantity = ({ item, quantity, cap = maxCopies }: Props) => {
  const t = useTranslations('cart')
  const errorText = useErrorText()
  const errorId = useId()
  const change = useChangeQuantity()
  const [wanted, setWanted] = useState<number>()
  const { id, name, maxQuantity } = item
  const max = Math.min(maxQuantity ?? maxCopies, cap, maxCopies)

  const cutText = (requested: number): string =>
    max === maxQuantity ? t('cut', { wanted: requested, available: max }) : t('cutToMax', { max })

  return (
    <div className="flex min-w-0 flex-col items-start gap-2">
      <QuantityStepper
        value={quantity}
        max={max}
        label={t('quantityOf', { title: name })}
        decreaseLabel={t('decrease', { title: name })}
        increaseLabel={t('increase', { title: name })}
        onAsk={(requested) => setWanted(requested > max ? requested : undefined)}
        onChange={(next) => change.mutate({ itemId: id, quantity: next })}
      />
      <div role="status">
        {wanted !== undefined && <p className="max-w-prose text-13 font-medium text-error">{cutText(wanted)}</p>}
      </div>
      <div role="alert">{change.isError && <FieldError id={errorId}>{errorText(change.error)}</FieldError>}</div>
    </div>
  )
}
