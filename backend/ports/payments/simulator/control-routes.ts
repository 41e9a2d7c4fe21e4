import { Hono } from 'hono'
import { z } from 'zod'
import { parseJson } from '../parse-json.ts'
import type { Ledger } from './ledger.ts'
import { notifyPlans, type Notifier } from './notifier.ts'
import { outcomes, type Outcome } from './outcomes.ts'
import type { SimulatedPayment } from './simulated-payment.ts'

/** Without an outcome the notification of the present status is sent (again). */
const action = z.object({ outcome: z.enum(outcomes).optional(), notify: z.enum(notifyPlans).default('after') })

interface Controlled<Payment, Settings> {
  ledger: Ledger<Payment>
  notifier: Notifier<Payment>
  settings: Settings
  settingsSchema: z.ZodObject
  /** The provider's own number of a payment. */
  idOf: (payment: Payment) => string
  backUrl: (payment: Payment) => string | undefined
  /** @returns whether the payment could go there */
  bringAbout: (payment: Payment, outcome: Outcome) => boolean
}

/** What no real provider has: a way for tests to act and to look without a browser. */
export function controlRoutes<Payment extends SimulatedPayment, Settings extends object>(
  controlled: Controlled<Payment, Settings>,
): Hono {
  const { ledger, notifier, settings, settingsSchema, idOf, backUrl, bringAbout } = controlled
  const routes = new Hono()
  const view = (payment: Payment) => ({ ...payment, backUrl: backUrl(payment) })

  routes.get('/transactions', (c) => {
    const orderRef = c.req.query('orderRef')
    const wanted = ledger.all().filter((one) => orderRef === undefined || one.orderRef === orderRef)
    return c.json({ transactions: wanted.map(view) })
  })

  routes.post('/transactions/:id', async (c) => {
    const id = c.req.param('id')
    const payment = ledger.find((one) => idOf(one) === id || one.orderRef === id)
    if (!payment) return c.json({ error: 'unknown_transaction' }, 404)
    const parsed = action.safeParse(parseJson(await c.req.text()))
    if (!parsed.success) return c.json({ error: 'malformed', issues: parsed.error.issues }, 400)

    const { outcome, notify } = parsed.data
    if (outcome && !bringAbout(payment, outcome)) {
      return c.json({ error: 'wrong_state', transaction: view(payment) }, 409)
    }
    ledger.save()
    await notifier.notify(payment, notify)
    return c.json({ transaction: view(payment) })
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
