import dynamic from 'next/dynamic'
import type { ComponentType } from 'react'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import type { FormStep } from '../rules/steps.ts'
import { BillingReview } from './billing/billing-review.tsx'
import { ContactReview } from './contact/contact-review.tsx'
import { DeliveryReview } from './delivery/delivery-review.tsx'

interface FormStepParts {
  /** On the page of the step, below the indicator. Loaded by that page alone. */
  Step: ComponentType
  /** On the page of the payment: what the step has saved. */
  Review: ComponentType<{ order: DraftOrder }>
}

/** What the steps before the payment show. */
export const formStepParts: Record<FormStep, FormStepParts> = {
  contact: {
    Step: dynamic(() => import('./contact/contact-step.tsx').then((file) => file.ContactStep)),
    Review: ContactReview,
  },
  delivery: {
    Step: dynamic(() => import('./delivery/delivery-step.tsx').then((file) => file.DeliveryStep)),
    Review: DeliveryReview,
  },
  billing: {
    Step: dynamic(() => import('./billing/billing-step.tsx').then((file) => file.BillingStep)),
    Review: BillingReview,
  },
}
