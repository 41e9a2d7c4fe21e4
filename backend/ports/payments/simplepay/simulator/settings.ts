import { z } from 'zod'

const faults = ['none', 'down', 'hang', 'lost-answer', 'malformed', 'unsigned', 'badly-signed'] as const

/** What a test may change while the simulator runs (PATCH /control/settings). */
export const settings = z.object({
  /** The merchant's IPN URL; on the real side it is set in the merchant's admin pages. */
  notificationUrl: z.url({ protocol: /^https?$/ }).optional(),
  /** NOTAUTHORIZED, CANCELLED and TIMEOUT are sent only when the merchant asked the vendor for it. */
  notifyFailures: z.boolean(),
  notificationDelayMs: z.number().int().nonnegative(),
  /** The redelivery schedule (5 minutes to 3 days) is divided by this. */
  speed: z.number().positive(),
  /** What goes wrong with the answers of /payment/v2. */
  fault: z.enum(faults),
})

export type Settings = z.infer<typeof settings>

export const defaultSettings: Settings = {
  notifyFailures: false,
  notificationDelayMs: 2000,
  speed: 1,
  fault: 'none',
}
