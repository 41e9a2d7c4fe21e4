import { Hono } from 'hono'
import { cancelCall } from './cancel-call.ts'
import { finishCall } from './finish-call.ts'
import { controlRoutes } from '../../simulator/control-routes.ts'
import { injectFault } from '../../simulator/inject-fault.ts'
import { openLedger } from '../../simulator/ledger.ts'
import type { Outcome } from '../../simulator/outcomes.ts'
import { paymentPageRoutes } from '../../simulator/payment-page-routes.ts'
import { backUrl as backUrlOf } from './back-url.ts'
import { expire, type TransactionLedger } from './ledger.ts'
import { sandboxMerchants, type SimulatedMerchant } from './merchants.ts'
import { createIpnNotifier } from './notifier.ts'
import { bringAbout as bringTo } from './outcome.ts'
import { queryCall } from './query-call.ts'
import { refundCall } from './refund-call.ts'
import { defaultSettings, type Settings, settings as settingsSchema } from './settings.ts'
import { signedCall, type Handler } from './signed-call.ts'
import { spoilSignature } from './spoil-signature.ts'
import { startCall } from './start-call.ts'
import type { Transaction } from './transaction.ts'

export interface SimulatorOptions {
  merchants?: readonly SimulatedMerchant[]
  settings?: Partial<Settings>
  /** Keeps the ledger in a JSON file, so that it outlives shop and simulator. */
  ledgerFile?: string
  /** Origin of the payment page as the browser sees it; by default the one `start` was called on. */
  publicOrigin?: string
  now?: () => Date
}

export interface Simulator {
  app: Hono
  /** The bank's book, for comparing it with the shop's. */
  ledger: TransactionLedger
  /** Live: changing a field takes effect at once. */
  settings: Settings
  /** Stops deliveries under way and planned. */
  close(): void
}

/** SimplePay's sandbox in a Hono app. Its control routes have no lock: serve it on the local machine only. */
export function createSimulator(options: SimulatorOptions = {}): Simulator {
  const { merchants = sandboxMerchants, now = () => new Date() } = options
  const settings: Settings = { ...defaultSettings, ...options.settings }

  function accountOf(transaction: Transaction): SimulatedMerchant {
    const account = merchants.find(({ merchant }) => merchant === transaction.merchant)
    if (!account) throw new Error(`The ledger names a merchant that is not configured: ${transaction.merchant}`)
    return account
  }

  const notifier = createIpnNotifier({ settings, accountOf, now, onAttempt: () => ledger.save() })
  const ledger = openLedger<Transaction>({
    file: options.ledgerFile,
    now,
    expire,
    onExpired: (transaction) => void notifier.notify(transaction, 'after'),
  })

  const calls: Record<string, Handler> = {
    start: startCall(ledger, now, options.publicOrigin),
    query: queryCall(ledger),
    transactioncancel: cancelCall(ledger, notifier, now),
    finish: finishCall(ledger, notifier, now),
    refund: refundCall(ledger, notifier, now),
  }
  const backUrl = (transaction: Transaction) => backUrlOf(transaction, accountOf(transaction))
  const bringAbout = (transaction: Transaction, outcome: Outcome) => bringTo(transaction, outcome, now())

  const app = new Hono()
  app.use('/payment/v2/*', injectFault(settings), spoilSignature(settings))
  for (const [name, handler] of Object.entries(calls)) app.route(`/payment/v2/${name}`, signedCall(merchants, handler))
  const page = paymentPageRoutes<Transaction>({
    provider: 'SimplePay',
    path: '/:token',
    ledger,
    notifier,
    isNamed: ({ token }, c) => token === c.req.param('token'),
    isOpen: ({ status }) => status === 'INIT',
    shownOf: (transaction) => ({ ...transaction, transactionId: String(transaction.transactionId) }),
    backUrl,
    bringAbout,
  })
  app.route('/pay/pay/pspHU', page)
  const idOf = ({ transactionId }: Transaction) => String(transactionId)
  app.route('/control', controlRoutes({ ledger, notifier, settings, settingsSchema, idOf, backUrl, bringAbout }))
  return { app, ledger, settings, close: () => notifier.close() }
}
