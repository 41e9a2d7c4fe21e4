'use client'

import { createContext, useContext } from 'react'
import type { CheckoutStep } from '#contracts/checkout-steps.ts'
import type { Href } from '#lib/routing/navigation.ts'
import { stepPage } from '../rules/steps.ts'

interface StepPages {
  pageOf: (step: CheckoutStep) => Href
  /** Where the books can be looked at again. */
  goods: Href
  isOffer: boolean
}

/** The addresses of the steps. Those of a checkout by offer differ from those of the cart. */
export const StepPagesContext = createContext<StepPages>({ pageOf: stepPage, goods: '/cart', isOffer: false })

export const useStepPages = (): StepPages => useContext(StepPagesContext)
