import { Hono } from 'hono'
import { controlRoutes } from '../../simulator/control-routes.ts'
import { injectFault } from '../../simulator/inject-fault.ts'
import { type Ledger, openLedger } from '../../simulator/ledger.ts'
import { createNotifier } from '../../simulator/notifier.ts'
import type { Outcome } from '../../simulator/outcomes.ts'
import { paymentPageRoutes } from '../../simulator/payment-page-routes.ts'
import { commonSettings, defaultSettings, type Settings } from '../../simulator/settings.ts'
import { barionId } from '../payment-id.ts'
import { messageOf, refusalOf, Refused, requireKey } from './keyed-call.ts'
import { backUrl, type BarionPayment, bringAbout as bringTo, expire, isOpen } from './payment.ts'
import { refundCall } from './refund-call.ts'
import { sandboxShop } from './sandbox-shop.ts'
import { startCall } from './start-call.ts'
import { stateOf } from './state-call.ts'

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
  ledger: Ledger<BarionPayment>
  /** Live: changing a field takes effect at once. */
  settings: Settings
  /** Stops deliveries under way and planned. */
  close(): void
}

/** Redelivery after these seconds, each counted from the attempt before, as the developer documentation lists it. */
const schedule = [2, 8, 26, 80, 242].map((seconds) => seconds * 1000)

/** Barion in a Hono app, below `/barion`. Its control routes have no lock: serve it on the local machine only. */
export function createSimulator(options: SimulatorOptions = {}): Simulator {
  const { now = () => new Date() } = options
  const settings: Settings = { ...defaultSettings, ...options.settings }

  const notifier = createNotifier<BarionPayment>({
    settings,
    schedule,
    answerLimitMs: 15_000,
    // Nothing but the number, and no signature.
    deliveryOf: ({ callbackUrl, paymentId }) => ({
      url: callbackUrl,
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ PaymentId: paymentId }).toString(),
    }),
    problemOf: async ({ status }) => (status === 200 ? undefined : `HTTP ${status}`),
    onAttempt: () => ledger.save(),
    now,
  })
  const ledger = openLedger<BarionPayment>({
    file: options.ledgerFile,
    now,
    expire,
    onExpired: (payment) => void notifier.notify(payment, 'after'),
  })
  const bringAbout = (payment: BarionPayment, outcome: Outcome) => bringTo(payment, outcome, now())

  const api = new Hono()
  api.use(injectFault(settings), requireKey)
  api.post('/v2/Payment/Start', async (c) => {
    const publicUrl = options.publicUrl ?? `${new URL(c.req.url).origin}/barion`
    return c.json(startCall(ledger, await messageOf(c), publicUrl, now()))
  })
  api.post('/v2/Payment/Refund', async (c) => {
    const { payment, answer } = refundCall(ledger, await messageOf(c), now())
    void notifier.notify(payment, 'after')
    return c.json(answer)
  })
  api.get('/v4/payment/:id/paymentstate', (c) => {
    const id = barionId.safeParse(c.req.param('id')).data
    const payment = ledger.find(({ paymentId }) => paymentId === id)
    if (!payment) throw new Refused('NotExistingPaymentId')
    return c.json(stateOf(payment))
  })
  api.onError((error, c) => {
    if (error instanceof Refused) return refusalOf(c, error)
    throw error
  })

  const page = paymentPageRoutes<BarionPayment>({
    provider: 'Barion',
    path: '/',
    ledger,
    notifier,
    isNamed: ({ paymentId }, c) => paymentId === c.req.query('id'),
    isOpen,
    shownOf: ({ paymentId, locale, ...rest }) => ({
      ...rest,
      merchant: sandboxShop.name,
      transactionId: paymentId,
      language: locale,
    }),
    backUrl,
    bringAbout,
  })
  const control = controlRoutes({
    ledger,
    notifier,
    settings,
    settingsSchema: commonSettings,
    idOf: ({ paymentId }) => paymentId,
    backUrl,
    bringAbout,
  })
  const app = new Hono().route('/barion/Pay', page).route('/barion/control', control).route('/barion', api)
  return { app, ledger, settings, close: () => notifier.close() }
}
