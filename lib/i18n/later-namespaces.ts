import type { Namespace } from './messages.ts'

/** Namespaces of which a page of the shop holds a few texts at most: the rest comes with the first part that shows it. */
export const laterNamespaces = ['account', 'cart', 'errors', 'formats', 'quicksearch'] as const satisfies Namespace[]

/** What the parts show with which every page of the shop begins. */
export const firstTexts: Partial<Record<(typeof laterNamespaces)[number], readonly string[]>> = {
  account: ['signIn'],
  cart: ['add', 'added', 'addPreorder', 'cart', 'copies', 'quantity', 'unavailable'],
  // Errors without an answer, and one that is noticed while a page opens.
  errors: ['internal_error', 'offline', 'operation_mode_changed', 'service_unavailable'],
}
