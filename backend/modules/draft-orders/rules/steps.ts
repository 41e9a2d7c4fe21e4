import { type StepForms, stepForms } from '#contracts/checkout-forms.ts'
import { type CheckoutStep, checkoutSteps } from '#contracts/checkout-steps.ts'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'

type Complete = Record<CheckoutStep, boolean>

const hasForm = (step: CheckoutStep): step is keyof StepForms => step in stepForms

/**
 * Which steps are complete. A step with a form is complete when what it has saved passes the form: a form without
 * required fields is complete from the beginning.
 * @param chosen the steps without a form: whether there is a choice that goes with the cart
 */
export const completeSteps = (
  saved: Partial<StepForms>,
  chosen: Record<Exclude<CheckoutStep, keyof StepForms>, boolean>,
): Complete =>
  Object.fromEntries(
    checkoutSteps.map((step) => [
      step,
      hasForm(step) ? stepForms[step].safeParse(saved[step] ?? {}).success : chosen[step],
    ]),
  ) as Complete

/** Every step for itself: a step that has lost its data does not take the later ones with it. */
export const stepsOf = (isComplete: Complete): DraftOrder['steps'] =>
  checkoutSteps.map((name) => ({ name, status: isComplete[name] ? 'complete' : 'active' }))
