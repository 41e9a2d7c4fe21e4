/**
 * How the cart of a session and the cart of a customer become one after signing in (spec point 4). `sessionOnly` clears
 * the customer's cart first; of an item that both carts have, `sessionFirst` takes the session's quantity and
 * `userFirst` the customer's.
 * No zod: the browser takes it.
 */
export const mergeStrategies = ['sessionOnly', 'sessionFirst', 'userFirst'] as const
export type MergeStrategy = (typeof mergeStrategies)[number]
