import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import { type CheckoutStep, checkoutSteps } from '#contracts/checkout-steps.ts'

/** Every step for itself: one that has lost its data does not take the later ones with it. */
export const stepsOf = (isComplete: Record<CheckoutStep, boolean>): DraftOrder['steps'] =>
  checkoutSteps.map((name) => ({ name, status: isComplete[name] ? 'complete' : 'active' }))
