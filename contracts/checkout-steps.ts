/**
 * The steps of the checkout in their order, each with the addresses of its page. A step before the payment is a form;
 * the payment places the order. The pages, the indicator, the guard and the backend derive from this list.
 * No zod here: the middleware and the browser take it.
 */
export const checkoutStepPages = {
  contact: { hu: '/penztar', en: '/checkout' },
  delivery: { hu: '/penztar/szallitas', en: '/checkout/delivery' },
  billing: { hu: '/penztar/szamlazas', en: '/checkout/billing' },
  payment: { hu: '/penztar/fizetes', en: '/checkout/payment' },
} as const

export type CheckoutStep = keyof typeof checkoutStepPages

export const checkoutSteps = Object.keys(checkoutStepPages) as CheckoutStep[]
