import { type CheckoutStep, checkoutStepPages, checkoutSteps } from '#contracts/checkout-steps.ts'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'

/** A step before the payment: a form that is saved. */
export type FormStep = Exclude<CheckoutStep, 'payment'>

export const formSteps = checkoutSteps.filter((step): step is FormStep => step !== 'payment')

/** The page of a step, as links name it. */
export const stepPage = <Step extends CheckoutStep>(step: Step): (typeof checkoutStepPages)[Step]['en'] =>
  checkoutStepPages[step].en

/** @param segment what the address has after `/checkout/`, in the words of the page's folder; null for the first step */
export const stepAt = (segment: string | null): CheckoutStep | undefined =>
  checkoutSteps.find((step) => (stepPage(step).split('/')[2] ?? null) === segment)

type Steps = Pick<DraftOrder, 'steps'>

const isComplete = ({ steps }: Steps, step: CheckoutStep) =>
  steps.some(({ name, status }) => name === step && status === 'complete')

/** A step is open when all steps before it are complete. Otherwise the first incomplete one is shown. */
export const stepToShow = (order: Steps, wanted: CheckoutStep): CheckoutStep =>
  checkoutSteps.slice(0, checkoutSteps.indexOf(wanted)).find((step) => !isComplete(order, step)) ?? wanted

/** Whether the indicator may lead to the step. */
export const isReachable = (order: Steps, step: CheckoutStep): boolean => stepToShow(order, step) === step

export const nextStep = (step: CheckoutStep): CheckoutStep => checkoutSteps[checkoutSteps.indexOf(step) + 1] ?? step
export const previousStep = (step: CheckoutStep): CheckoutStep | undefined =>
  checkoutSteps[checkoutSteps.indexOf(step) - 1]
