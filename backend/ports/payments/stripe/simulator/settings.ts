import { z } from 'zod'
import { commonSettings, defaultSettings as commonDefaults } from '../../simulator/settings.ts'

/** What a test may change while the simulator runs (PATCH /stripe/control/settings). */
export const settings = commonSettings.extend({
  /** The address of the webhook; on the real side it is set in the dashboard. */
  notificationUrl: z.url({ protocol: /^https?$/ }).optional(),
})

export type Settings = z.infer<typeof settings>

export const defaultSettings: Settings = { ...commonDefaults }
