'use client'

import type { FormStep } from '../rules/steps.ts'
import { formStepParts } from './form-steps.ts'

/** What stands on the page of a step. A component of the browser, so that a page loads the form of its own step only. */
export const FormStepView = ({ step }: { step: FormStep }) => {
  const { Step } = formStepParts[step]
  return <Step />
}
