import { Hono, type Context } from 'hono'
import { z } from 'zod'
import { backUrl } from './back-url.ts'
import type { Ledger } from './ledger.ts'
import type { SimulatedMerchant } from './merchants.ts'
import { notifyPlans, type Notifier } from './notifier.ts'
import { bringAbout, outcomes } from './outcome.ts'
import { pageHeaders } from './page-layout.ts'
import type { PageLanguage } from './page-texts.ts'
import { closedPage, paymentPage, unknownPage } from './payment-page.ts'
import type { Transaction } from './transaction.ts'

const choice = z.object({
  notify: z.enum(notifyPlans).catch('after'),
  noReturn: z.literal('1').optional().catch(undefined).transform(Boolean),
})
const press = choice.extend({ outcome: z.enum(outcomes) })

interface Surroundings {
  ledger: Ledger
  notifier: Notifier
  accountOf: (transaction: Transaction) => SimulatedMerchant
  now: () => Date
}

/** The payment page in the browser; its tester's options may come preselected by the query. */
export function paymentPageRoutes({ ledger, notifier, accountOf, now }: Surroundings): Hono {
  const routes = new Hono()
  const byToken = (token: string) => ledger.find((one) => one.token === token)

  routes.use(async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(pageHeaders)) c.header(name, value)
  })

  routes.get('/:token', (c) => {
    const transaction = byToken(c.req.param('token'))
    if (!transaction) return c.html(unknownPage(pageLanguage(c)), 404)
    const url = backUrl(transaction, accountOf(transaction))
    if (url) return c.html(closedPage(transaction, url))
    return c.html(paymentPage(transaction, choice.parse(c.req.query())))
  })

  routes.post('/:token', async (c) => {
    const transaction = byToken(c.req.param('token'))
    if (!transaction) return c.html(unknownPage(pageLanguage(c)), 404)
    const pressed = press.safeParse(await c.req.parseBody())
    if (!pressed.success) return c.html(paymentPage(transaction, { notify: 'after', noReturn: false }), 400)

    const { outcome, notify, noReturn } = pressed.data
    // A second press, or one that comes too late, only leads back to the shop with what is already settled.
    if (transaction.status === 'INIT' && bringAbout(transaction, outcome, now())) {
      ledger.save()
      await notifier.notify(transaction, notify)
    }
    const url = backUrl(transaction, accountOf(transaction))
    return noReturn || !url ? c.html(closedPage(transaction, undefined)) : c.redirect(url, 303)
  })

  return routes
}

function pageLanguage(c: Context): PageLanguage {
  return c.req.header('accept-language')?.startsWith('en') ? 'en' : 'hu'
}
