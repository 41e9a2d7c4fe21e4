import dynamic from 'next/dynamic'
import type { ComponentType } from 'react'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import type { FormStep } from '../rules/steps.ts'
import { BillingReview } from './billing/billing-review.tsx'
import { ContactReview } from './contact/contact-review.tsx'
import { DeliveryReview } from './delivery/delivery-review.tsx'

interface FormStepParts {
  /** On the page of the step, below the indicator. Its code is loaded by that page, and by the page before it. */
  Step: ComponentType
  /** Loads the code of `Step`, so that it is there before the visitor comes to its page. */
  load: () => Promise<ComponentType>
  /** On the page of the payment: what the step has saved. */
  Review: ComponentType<{ order: DraftOrder }>
}

const lazyStep = (load: FormStepParts['load']) => ({ Step: dynamic(load), load })

/** What the steps before the payment show. */
export const formStepParts: Record<FormStep, FormStepParts> = {
  contact: {
    ...lazyStep(() => import('./contact/contact-step.tsx').then((file) => file.ContactStep)),
    Review: ContactReview,
  },
  delivery: {
    ...lazyStep(() => import('./delivery/delivery-step.tsx').then((file) => file.DeliveryStep)),
    Review: DeliveryReview,
  },
  billing: {
    ...lazyStep(() => import('./billing/billing-step.tsx').then((file) => file.BillingStep)),
    Review: BillingReview,
  },
}
