import type { CheckoutStep } from '#contracts/shop.ts'

/** What was typed into a step and not sent yet. It lives as long as the tab, and goes when the step is sent. */
const keyOf = (uuid: string, step: CheckoutStep) => `checkout:${uuid}:${step}`

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The kept values that are texts; whatever else somebody put there is ignored. */
export const readStepDraft = (uuid: string, step: CheckoutStep): Record<string, string> => {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(keyOf(uuid, step)) ?? '{}')
    return isRecord(value)
      ? Object.fromEntries(
          Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
        )
      : {}
  } catch {
    return {}
  }
}

/** A full or forbidden storage costs the convenience, not the checkout. */
export const keepStepDraft = (uuid: string, step: CheckoutStep, values: Record<string, unknown>): void => {
  try {
    sessionStorage.setItem(keyOf(uuid, step), JSON.stringify(values))
  } catch {
    // Nothing to be done: the server keeps every finished step.
  }
}

export const dropStepDraft = (uuid: string, step: CheckoutStep): void => {
  try {
    sessionStorage.removeItem(keyOf(uuid, step))
  } catch {
    // As above.
  }
}
