import * as real from '#backend/modules/payments/notification-queries.ts'
import { reach } from './failpoints.ts'

export * from '#backend/modules/payments/notification-queries.ts'

export const insertNotification: typeof real.insertNotification = async (...args) => {
  await real.insertNotification(...args)
  reach(7)
}
