import { Hono, type Context } from 'hono'
import { z } from 'zod'
import type { Ledger } from './ledger.ts'
import { notifyPlans, type Notifier } from './notifier.ts'
import { outcomes, type Outcome } from './outcomes.ts'
import { pageHeaders } from './page-layout.ts'
import type { PageLanguage } from './page-texts.ts'
import { closedPage, paymentPage, type ShownPayment, unknownPage } from './payment-page.ts'

const choice = z.object({
  notify: z.enum(notifyPlans).catch('after'),
  noReturn: z.literal('1').optional().catch(undefined).transform(Boolean),
})
const press = choice.extend({ outcome: z.enum(outcomes) })

interface PageOptions<Payment> {
  /** The name of the provider in the title. */
  provider: string
  /** The address of a page under that of the routes. */
  path: string
  ledger: Ledger<Payment>
  notifier: Notifier<Payment>
  isNamed: (payment: Payment, c: Context) => boolean
  /** Whether it can be paid on the page. */
  isOpen: (payment: Payment) => boolean
  shownOf: (payment: Payment) => ShownPayment
  /** Where the browser goes after the page; undefined while nobody has chosen anything there. */
  backUrl: (payment: Payment) => string | undefined
  bringAbout: (payment: Payment, outcome: Outcome) => boolean
}

/** The payment page in the browser; its tester's options may come preselected by the query. */
export function paymentPageRoutes<Payment>(options: PageOptions<Payment>): Hono {
  const { provider, path, ledger, notifier, isNamed, isOpen, shownOf, backUrl, bringAbout } = options
  const routes = new Hono()
  const find = (c: Context) => ledger.find((payment) => isNamed(payment, c))

  routes.use(async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(pageHeaders)) c.header(name, value)
  })

  routes.get(path, (c) => {
    const payment = find(c)
    if (!payment) return c.html(unknownPage(provider, pageLanguage(c)), 404)
    if (!isOpen(payment)) return c.html(closedPage(provider, shownOf(payment), backUrl(payment)))
    return c.html(paymentPage(provider, shownOf(payment), choice.parse(c.req.query())))
  })

  routes.post(path, async (c) => {
    const payment = find(c)
    if (!payment) return c.html(unknownPage(provider, pageLanguage(c)), 404)
    const pressed = press.safeParse(await c.req.parseBody())
    if (!pressed.success) {
      return c.html(paymentPage(provider, shownOf(payment), { notify: 'after', noReturn: false }), 400)
    }

    const { outcome, notify, noReturn } = pressed.data
    // A second press, or one that comes too late, only leads back to the shop with what is already settled.
    if (isOpen(payment) && bringAbout(payment, outcome)) {
      ledger.save()
      await notifier.notify(payment, notify)
    }
    const url = backUrl(payment)
    return noReturn || !url ? c.html(closedPage(provider, shownOf(payment), undefined)) : c.redirect(url, 303)
  })

  return routes
}

function pageLanguage(c: Context): PageLanguage {
  return c.req.header('accept-language')?.startsWith('en') ? 'en' : 'hu'
}
