/** What a tester can bring about on the payment page. */
export const outcomes = ['pay', 'hold', 'decline', 'cancel', 'timeout'] as const
export type Outcome = (typeof outcomes)[number]

/** @returns the statuses that are still to come on the way; empty if the way is closed from where the payment stands */
export function remainingWay<Status>(way: readonly Status[], isOpen: boolean, status: Status): readonly Status[] {
  const passed = way.indexOf(status)
  return passed === -1 && !isOpen ? [] : way.slice(passed + 1)
}
