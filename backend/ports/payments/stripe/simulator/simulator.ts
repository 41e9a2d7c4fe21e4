import { type Context, Hono } from 'hono'
import { controlRoutes } from '../../simulator/control-routes.ts'
import { injectFault } from '../../simulator/inject-fault.ts'
import { type Ledger, openLedger } from '../../simulator/ledger.ts'
import { createNotifier } from '../../simulator/notifier.ts'
import { paymentPageRoutes } from '../../simulator/payment-page-routes.ts'
import { apiVersion } from '../exchange.ts'
import { signatureHeader } from '../signature.ts'
import { answerOnce, refusalOf, Refused, requireKey } from './keyed-call.ts'
import { readForm } from './read-form.ts'
import { refundCall } from './refund-call.ts'
import { merchantName, sandboxAccount } from './sandbox-account.ts'
import { backUrl, bringAbout, expire, isOpen, moveTo, newId, type SimulatedSession } from './session.ts'
import { defaultSettings, type Settings, settings as settingsSchema } from './settings.ts'
import { startCall } from './start-call.ts'
import { eventType, sessionMessage } from './wire.ts'

export interface SimulatorOptions {
  settings?: Partial<Settings>
  /** Keeps the ledger in a JSON file, so that it outlives shop and simulator. */
  ledgerFile?: string
  /** The address of the simulator as browsers see it; by default the one that was called. */
  publicUrl?: string
  now?: () => Date
}

export interface Simulator {
  app: Hono
  /** The bank's book, for comparing it with the shop's. */
  ledger: Ledger<SimulatedSession>
  /** Live: changing a field takes effect at once. */
  settings: Settings
  /** Stops deliveries under way and planned. */
  close(): void
}

/** Stripe repeats for three days, more and more seldom; these are the first five tries. */
const schedule = [5, 60, 300, 1800, 7200].map((seconds) => seconds * 1000)

/** Stripe in a Hono app, below `/stripe`. Its control routes have no lock: serve it on the local machine only. */
export const createSimulator = (options: SimulatorOptions = {}): Simulator => {
  const { now = () => new Date() } = options
  const settings: Settings = { ...defaultSettings, ...options.settings }
  const pageUrl = (origin: string) => `${options.publicUrl ?? `${origin}/stripe`}/c/pay`
  const pageUrlOf = (c: Context) => pageUrl(new URL(c.req.url).origin)

  const notifier = createNotifier<SimulatedSession>({
    settings,
    schedule,
    answerLimitMs: 20_000,
    deliveryOf: (session) => {
      const { notificationUrl: url } = settings
      const type = eventType(session)
      if (!url || !type) return undefined
      const body = JSON.stringify({
        id: newId('evt_'),
        object: 'event',
        api_version: apiVersion,
        created: Math.floor(now().getTime() / 1000),
        data: { object: sessionMessage(session, pageUrl('')) },
        livemode: false,
        pending_webhooks: 1,
        type,
      })
      const signature = signatureHeader(body, sandboxAccount.webhookSecret, now())
      return { url, headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature }, body }
    },
    problemOf: async ({ ok, status }) => (ok ? undefined : `HTTP ${status}`),
    onAttempt: () => ledger.save(),
    now,
  })
  const ledger = openLedger<SimulatedSession>({
    file: options.ledgerFile,
    now,
    expire,
    onExpired: (session) => void notifier.notify(session, 'after'),
  })
  const findSession = (c: Context): SimulatedSession => {
    const session = ledger.find(({ id }) => id === c.req.param('id'))
    if (!session) throw new Refused(404, { code: 'resource_missing', message: 'No such checkout.session' })
    return session
  }

  const api = new Hono()
  api.use(injectFault(settings), requireKey, answerOnce())
  api.post('/checkout/sessions', async (c) => {
    const session = startCall(readForm(await c.req.text()), now())
    ledger.add(session)
    return c.json(sessionMessage(session, pageUrlOf(c)))
  })
  api.get('/checkout/sessions/:id', (c) => {
    const isExpanded = c.req.queries('expand[]')?.includes('payment_intent.latest_charge') ?? false
    return c.json(sessionMessage(findSession(c), pageUrlOf(c), isExpanded))
  })
  api.post('/checkout/sessions/:id/expire', (c) => {
    const session = findSession(c)
    if (!isOpen(session)) throw new Refused(400, { message: 'Only Checkout Sessions that are open can be expired.' })
    moveTo(session, 'expired')
    ledger.save()
    void notifier.notify(session, 'after')
    return c.json(sessionMessage(session, pageUrlOf(c)))
  })
  api.post('/refunds', async (c) => c.json(refundCall(ledger, readForm(await c.req.text()))))
  api.onError((error, c) => {
    if (error instanceof Refused) return refusalOf(c, error)
    throw error
  })

  const page = paymentPageRoutes<SimulatedSession>({
    provider: 'Stripe',
    path: '/:id',
    ledger,
    notifier,
    isNamed: ({ id }, c) => id === c.req.param('id'),
    isOpen,
    shownOf: ({ id, locale, ...rest }) => ({ ...rest, merchant: merchantName, transactionId: id, language: locale }),
    backUrl,
    bringAbout,
  })
  const idOf = ({ id }: SimulatedSession) => id
  const control = controlRoutes({ ledger, notifier, settings, settingsSchema, idOf, backUrl, bringAbout })
  const app = new Hono().route('/stripe/c/pay', page).route('/stripe/control', control).route('/stripe/v1', api)
  return { app, ledger, settings, close: () => notifier.close() }
}
