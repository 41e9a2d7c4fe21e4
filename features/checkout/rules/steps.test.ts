import { type CheckoutStep, checkoutSteps } from '#contracts/checkout-steps.ts'
import { describe, expect, test } from 'vitest'
import { isReachable, nextStep, stepPage, previousStep, stepAt, stepToShow } from './steps.ts'

const order = (...complete: CheckoutStep[]) => ({
  steps: checkoutSteps.map((name) => ({
    name,
    status: complete.includes(name) ? ('complete' as const) : ('active' as const),
  })),
})

describe('stepToShow', () => {
  test('the first step is always open', () => {
    expect(stepToShow(order(), 'contact')).toBe('contact')
  })

  test('a step whose predecessors are incomplete leads to the first incomplete one', () => {
    expect(stepToShow(order(), 'payment')).toBe('contact')
    expect(stepToShow(order('contact'), 'payment')).toBe('delivery')
    expect(stepToShow(order('contact', 'billing'), 'payment')).toBe('delivery')
  })

  test('a finished step may be visited again, and the one after the last finished one', () => {
    expect(stepToShow(order('contact', 'delivery'), 'contact')).toBe('contact')
    expect(stepToShow(order('contact', 'delivery'), 'billing')).toBe('billing')
  })
})

test('the indicator leads only where the page would stay', () => {
  expect(isReachable(order('contact'), 'delivery')).toBe(true)
  expect(isReachable(order('contact'), 'billing')).toBe(false)
})

test('every step has its page, and the folder of a page says whose it is', () => {
  expect(stepPage('contact')).toBe('/checkout')
  expect(stepPage('delivery')).toBe('/checkout/delivery')
  expect(checkoutSteps.slice(1).map((step) => stepAt(stepPage(step).slice('/checkout/'.length)))).toEqual(
    checkoutSteps.slice(1),
  )
  expect(stepAt(null)).toBe('contact')
  expect(stepAt('elsewhere')).toBeUndefined()
})

test('one step follows another', () => {
  expect(nextStep('contact')).toBe('delivery')
  expect(previousStep('billing')).toBe('delivery')
  expect(previousStep('contact')).toBeUndefined()
})
