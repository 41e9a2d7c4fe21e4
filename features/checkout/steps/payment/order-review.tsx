'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import { ReviewPart } from '../../components/review-part.tsx'
import { formSteps } from '../../rules/steps.ts'
import { formStepParts } from '../form-steps.ts'

/** Everything once more before the order, each part with the way back to its step. */
export const OrderReview = ({ order, items }: { order: DraftOrder; items: ReactNode }) => {
  const t = useTranslations('checkout.payment')
  return (
    <section aria-labelledby="review">
      <h2 id="review" className="title mb-2 text-24">
        {t('review')}
      </h2>
      <div className="border-t border-line">
        <ReviewPart name={t('items')} editName={t(order.offer ? 'viewOffer' : 'editItems')} of="goods">
          {items}
        </ReviewPart>
        {formSteps.map((step) => {
          const { Review } = formStepParts[step]
          return <Review key={step} order={order} />
        })}
      </div>
    </section>
  )
}
