import * as real from '#backend/modules/payments/notification-queries.ts'
import { reach } from './failpoints.ts'

export * from '#backend/modules/payments/notification-queries.ts'

export const insertNotification: typeof real.insertNotification = async (...asked) => {
  await real.insertNotification(...asked)
  reach(7)
}
