'use client'

import { useTranslations } from 'next-intl'
import { useId, useRef, useState } from 'react'
import type { CartCoupon, DraftOrder } from '#contracts/draft-order-answer.ts'
import { Chip } from '#components/ui/chip.tsx'
import { FieldError } from '#components/ui/field-frame.tsx'
import { useErrorText } from '#lib/i18n/use-error-text.ts'
import { useRemoveCoupon } from '../promotion-queries.ts'

/** What a coupon does other than lower the sum at once; undefined where it does just that. */
const useCouponNote = ({ totals }: DraftOrder) => {
  const t = useTranslations('deals.coupons')
  return ({ code, problem, isLimited }: CartCoupon): string | undefined => {
    if (problem) return problem.message
    if (isLimited) return t('limited')
    // As long as there is no delivery, a coupon for it has nothing to lower.
    return totals.costs.some(({ originCode }) => originCode === code) ? undefined : t('atDelivery')
  }
}

/** The coupons of the cart. One that does not count says why. After a removal the focus stays in the list. */
export const AppliedCoupons = ({ order }: { order: DraftOrder }) => {
  const t = useTranslations('deals.coupons')
  const errorText = useErrorText()
  const noteOf = useCouponNote(order)
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const remove = useRemoveCoupon()
  const [removed, setRemoved] = useState<string>()

  const take = ({ id: couponId, code }: CartCoupon) => {
    if (remove.isPending) return
    setRemoved(undefined)
    remove.mutate(couponId, {
      onSuccess: () => {
        setRemoved(code)
        place.current?.focus()
      },
    })
  }

  return (
    <div ref={place} tabIndex={-1} role="group" aria-label={t('applied')} aria-busy={remove.isPending || undefined}>
      <ul className="flex flex-col gap-2 not-empty:mb-3">
        {order.coupons.map((coupon) => {
          const note = noteOf(coupon)
          return (
            <li key={coupon.id}>
              <Chip
                removable
                removeLabel={t('remove')}
                title={coupon.name}
                aria-describedby={note ? `${id}-${coupon.id}` : undefined}
                onClick={() => take(coupon)}
                className="max-w-full text-left wrap-anywhere"
              >
                {coupon.code}
              </Chip>
              {note && (
                <p id={`${id}-${coupon.id}`} className={`mt-1 text-13 ${coupon.problem ? 'text-error' : 'text-soft'}`}>
                  {note}
                </p>
              )}
            </li>
          )
        })}
      </ul>
      <p role="status" className="sr-only">
        {removed !== undefined && t('removed', { code: removed })}
      </p>
      {remove.isError && (
        <div role="alert">
          <FieldError id={`${id}-error`}>{errorText(remove.error)}</FieldError>
        </div>
      )}
    </div>
  )
}
