import type { OrderAnalytics } from '#contracts/order-analytics.ts'
import type { Services } from '../../kernel/context.ts'
import { readConfiguration } from '../configuration/service.ts'
import { insertAnalytics } from './queries.ts'

/**
 * Stores what the providers call the browser that has placed an order. It names them only after the visitor has agreed,
 * and nothing is stored while the shop does not measure.
 */
export const saveBrowser = async (
  { db, now }: Pick<Services, 'db' | 'now'>,
  orderId: number,
  browser: OrderAnalytics | undefined,
): Promise<void> => {
  const { clientId, fbp, fbc } = browser ?? {}
  if (clientId === undefined && fbp === undefined && fbc === undefined) return
  if (!(await readConfiguration(db)).analytics) return
  await insertAnalytics(db, { orderId, ...browser, consentedAt: now() })
}
