import type { ComponentType } from 'react'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import type { FormStep } from '../rules/steps.ts'
import { BillingReview } from './billing/billing-review.tsx'
import { BillingStep } from './billing/billing-step.tsx'
import { ContactReview } from './contact/contact-review.tsx'
import { ContactStep } from './contact/contact-step.tsx'
import { DeliveryReview } from './delivery/delivery-review.tsx'
import { DeliveryStep } from './delivery/delivery-step.tsx'

interface FormStepParts {
  /** On the page of the step, below the indicator. */
  Step: ComponentType
  /** On the page of the payment: what the step has saved. */
  Review: ComponentType<{ order: DraftOrder }>
}

/** What the steps before the payment show. */
export const formStepParts: Record<FormStep, FormStepParts> = {
  contact: { Step: ContactStep, Review: ContactReview },
  delivery: { Step: DeliveryStep, Review: DeliveryReview },
  billing: { Step: BillingStep, Review: BillingReview },
}
