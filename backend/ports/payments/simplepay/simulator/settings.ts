import { z } from 'zod'
import { commonFaults, commonSettings, defaultSettings as commonDefaults } from '../../simulator/settings.ts'

/** What a test may change while the simulator runs (PATCH /control/settings). */
export const settings = commonSettings.extend({
  /** The merchant's IPN URL; on the real side it is set in the merchant's admin pages. */
  notificationUrl: z.url({ protocol: /^https?$/ }).optional(),
  /** NOTAUTHORIZED, CANCELLED and TIMEOUT are sent only when the merchant asked the vendor for it. */
  notifyFailures: z.boolean(),
  /** What goes wrong with the answers of /payment/v2. */
  fault: z.enum([...commonFaults, 'unsigned', 'badly-signed']),
})

export type Settings = z.infer<typeof settings>

export const defaultSettings: Settings = { ...commonDefaults, notifyFailures: false }
