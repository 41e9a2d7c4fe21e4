import { z } from 'zod'

/** What can go wrong with the answers of every provider. */
export const commonFaults = ['none', 'down', 'hang', 'lost-answer', 'malformed'] as const

/** What a test may change of every simulator while it runs (PATCH …/control/settings). */
export const commonSettings = z.object({
  notificationDelayMs: z.number().int().nonnegative(),
  /** The schedule of redelivery is divided by this. */
  speed: z.number().positive(),
  /** What goes wrong with the answers of the API. */
  fault: z.enum(commonFaults),
})

export type Settings = z.infer<typeof commonSettings>

export const defaultSettings: Settings = {
  notificationDelayMs: 2000,
  speed: 1,
  fault: 'none',
}
