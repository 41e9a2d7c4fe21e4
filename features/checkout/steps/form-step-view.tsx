'use client'

import { useEffect } from 'react'
import { type FormStep, nextStep } from '../rules/steps.ts'
import { formStepParts } from './form-steps.ts'

/**
 * What stands on the page of a step. A component of the browser, so that a page loads the form of its own step first.
 * The form of the next step is loaded behind it: the visitor does not wait for it, and it is there without a network.
 */
export const FormStepView = ({ step }: { step: FormStep }) => {
  const { Step } = formStepParts[step]
  useEffect(() => {
    const next = nextStep(step)
    // Without a network the page of the next step tries again.
    if (next !== 'payment') formStepParts[next].load().catch(() => {})
  }, [step])
  return <Step />
}
