import { Hono } from 'hono'
import { z } from 'zod'
import { parseJson } from '../parse-json.ts'
import { backUrl } from './back-url.ts'
import type { Ledger } from './ledger.ts'
import type { SimulatedMerchant } from './merchants.ts'
import { notifyPlans, type Notifier } from './notifier.ts'
import { bringAbout, outcomes } from './outcome.ts'
import { settings as settingsSchema, type Settings } from './settings.ts'
import type { Transaction } from './transaction.ts'

/** Without an outcome the notification of the present status is sent (again). */
const action = z.object({ outcome: z.enum(outcomes).optional(), notify: z.enum(notifyPlans).default('after') })

interface Surroundings {
  ledger: Ledger
  notifier: Notifier
  settings: Settings
  accountOf: (transaction: Transaction) => SimulatedMerchant
  now: () => Date
}

/** What no real provider has: a way for tests to act and to look without a browser. */
export function controlRoutes({ ledger, notifier, settings, accountOf, now }: Surroundings): Hono {
  const routes = new Hono()
  const view = (transaction: Transaction) => ({ ...transaction, backUrl: backUrl(transaction, accountOf(transaction)) })

  routes.get('/transactions', (c) => {
    const orderRef = c.req.query('orderRef')
    const wanted = ledger.all().filter((one) => orderRef === undefined || one.orderRef === orderRef)
    return c.json({ transactions: wanted.map(view) })
  })

  routes.post('/transactions/:id', async (c) => {
    const id = c.req.param('id')
    const transaction = ledger.find((one) => String(one.transactionId) === id || one.orderRef === id)
    if (!transaction) return c.json({ error: 'unknown_transaction' }, 404)
    const parsed = action.safeParse(parseJson(await c.req.text()))
    if (!parsed.success) return c.json({ error: 'malformed', issues: parsed.error.issues }, 400)

    const { outcome, notify } = parsed.data
    if (outcome && !bringAbout(transaction, outcome, now())) {
      return c.json({ error: 'wrong_state', transaction: view(transaction) }, 409)
    }
    ledger.save()
    await notifier.notify(transaction, notify)
    return c.json({ transaction: view(transaction) })
  })

  routes.get('/settings', (c) => c.json(settings))

  routes.patch('/settings', async (c) => {
    const changes = settingsSchema
      .partial()
      .strict()
      .safeParse(parseJson(await c.req.text()))
    if (!changes.success) return c.json({ error: 'malformed', issues: changes.error.issues }, 400)
    return c.json(Object.assign(settings, changes.data))
  })

  return routes
}
