import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import { type CheckoutStep, checkoutSteps } from '#contracts/shop.ts'

/** In order: contact 0, delivery 1, billing 2, payment 3 (spec point 2). */
export const stepPages = {
  contact: '/checkout',
  delivery: '/checkout/delivery',
  billing: '/checkout/billing',
  payment: '/checkout/payment',
} as const satisfies Record<CheckoutStep, string>

type Steps = Pick<DraftOrder, 'steps'>

const isComplete = ({ steps }: Steps, step: CheckoutStep) =>
  steps.some(({ name, status }) => name === step && status === 'complete')

/** A step is open when all before it are complete; otherwise the first that is not comes first. */
export const stepToShow = (order: Steps, wanted: CheckoutStep): CheckoutStep =>
  checkoutSteps.slice(0, checkoutSteps.indexOf(wanted)).find((step) => !isComplete(order, step)) ?? wanted

export type StepState = 'complete' | 'current' | 'ahead'

/** How the indicator draws a step while `current` is on the page. */
export const stepState = (order: Steps, step: CheckoutStep, current: CheckoutStep): StepState => {
  if (step === current) return 'current'
  return isComplete(order, step) ? 'complete' : 'ahead'
}

/** Whether the indicator may lead there. */
export const isReachable = (order: Steps, step: CheckoutStep): boolean => stepToShow(order, step) === step

export const nextStep = (step: CheckoutStep): CheckoutStep => checkoutSteps[checkoutSteps.indexOf(step) + 1] ?? step
export const previousStep = (step: CheckoutStep): CheckoutStep | undefined =>
  checkoutSteps[checkoutSteps.indexOf(step) - 1]
