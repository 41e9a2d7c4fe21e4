import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { serve, type ServerType } from '@hono/node-server'
import type { Hono } from 'hono'
import type { PickupPoint } from '#contracts/pickup-points.ts'
import type { ErrorCode } from '#contracts/errors.ts'
import type { EndpointName } from '#contracts/endpoints.ts'
import { createTestClock, type TestClock } from '#tests/support/test-clock.ts'
import { createTestContext } from '#tests/support/test-context.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { createApp } from '../../app.ts'
import type { Connection } from '../../db/connect.ts'
import { createCeilings } from '../../http/ceilings.ts'
import type { Context, Services } from '../../kernel/context.ts'
import type { Answer } from '../../http/handler.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { startJobs } from '../../ports/jobs/pg-boss-queue.ts'
import type { Mail } from '../../ports/mail/port.ts'
import { createBarion } from '../../ports/payments/barion/provider.ts'
import { sandboxShop } from '../../ports/payments/barion/simulator/sandbox-shop.ts'
import {
  createSimulator as createBarionSimulator,
  type Simulator as BarionSimulator,
} from '../../ports/payments/barion/simulator/simulator.ts'
import { createSimplePay } from '../../ports/payments/simplepay/provider.ts'
import { merchants } from '../../ports/payments/simplepay/simulator/sandbox.test-support.ts'
import { createSimulator, type Simulator } from '../../ports/payments/simplepay/simulator/simulator.ts'
import { send } from '../../ports/payments/simulator/wire.test-support.ts'
import { createStripe } from '../../ports/payments/stripe/provider.ts'
import { sandboxAccount } from '../../ports/payments/stripe/simulator/sandbox-account.ts'
import {
  createSimulator as createStripeSimulator,
  type Simulator as StripeSimulator,
} from '../../ports/payments/stripe/simulator/simulator.ts'
import { type Carrier, carrierCodes, mapCarriers } from '#contracts/carriers.ts'
import { OutboundError } from '../../ports/outbound/outbound-error.ts'

interface Reply<N extends EndpointName> {
  status: number
  headers: Headers
  /** The answer of a successful call. */
  body: Answer<N>
  code: ErrorCode | undefined
  params: Record<string, string | number> | undefined
}

interface Ask {
  params?: Record<string, string | number>
  query?: Record<string, string>
  body?: unknown
  /** The idempotency key; a new one by default. */
  key?: string
  headers?: Record<string, string>
}

export interface Visitor {
  call: <N extends EndpointName>(name: N, ask?: Ask) => Promise<Reply<N>>
}

export interface TestShop {
  connection: Connection
  clock: TestClock
  simulator: Simulator
  barion: BarionSimulator
  stripe: StripeSimulator
  services: Context
  app: Hono<AppEnv>
  mails: Mail[]
  /** The carriers that do not answer. */
  downCarriers: Set<Carrier>
  points: PickupPoint[]
  /** Opens a new anonymous session, or signs in with a demo account. */
  visit: (account?: { email: string; password: string }) => Promise<Visitor>
  guest: Visitor
  close: () => Promise<void>
}

const point = (carrier: Carrier, id: string): PickupPoint => ({
  carrier,
  id,
  name: `${carrier} ${id}`,
  countryCode: 'HU',
  ZIPCode: '1072',
  city: 'Budapest',
  addressLine: 'Klauzál tér 1.',
  latitude: 47.5,
  longitude: 19.06,
})

const listen = (fetch: (request: Request) => Response | Promise<Response>): Promise<ServerType> =>
  new Promise((resolve) => {
    const server: ServerType = serve({ fetch, port: 0, hostname: '127.0.0.1' }, () => resolve(server))
  })
const originOf = (server: ServerType) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

const visitorOf = (app: Hono<AppEnv>, token?: string): Visitor => ({
  call: async (name, { params = {}, query, body, key = randomUUID(), headers } = {}) => {
    const [method = '', path = ''] = name.split(' ')
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name]))
    const search = query ? `?${new URLSearchParams(query).toString()}` : ''
    const isFile = body instanceof Uint8Array
    const response = await app.request(`/api${filled}${search}`, {
      method,
      headers: {
        'Idempotency-Key': key,
        ...(body !== undefined && { 'Content-Type': isFile ? 'application/octet-stream' : 'application/json' }),
        ...(token && { Authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { body: isFile ? (body as Uint8Array<ArrayBuffer>) : JSON.stringify(body) }),
    })
    const hasFile = response.headers.has('content-disposition')
    const answer = (hasFile ? { content: response.body } : await response.json()) as never
    const { error } = answer as { error?: { code: ErrorCode; params?: Record<string, string | number> } }
    return {
      status: response.status,
      headers: response.headers,
      body: answer,
      code: error?.code,
      params: error?.params,
    }
  },
})

/**
 * Starts the whole backend on a new database, with the payment simulator behind a real socket and a clock that the test
 * sets.
 * @param changes services that a test brings itself
 * @param limitFactor multiplies the limits on calls: it is high, because a test orders and signs in without a pause
 * @param createDatabase by default with the demo shop
 */
export const openShop = async (
  limitFactor = 1_000,
  changes: Partial<Services> = {},
  createDatabase = createTestDatabase,
): Promise<TestShop> => {
  const connection = await createDatabase()
  const clock = createTestClock()
  const simulator = createSimulator({ now: clock.now, settings: { notificationDelayMs: 0 } })
  const barion = createBarionSimulator({ now: clock.now, settings: { notificationDelayMs: 0 } })
  const stripe = createStripeSimulator({ now: clock.now, settings: { notificationDelayMs: 0 } })
  const bank = await listen(simulator.app.route('/', barion.app).route('/', stripe.app).fetch)
  // Barion is told at each start where it reaches the shop, which listens last.
  let shopOrigin = ''
  const jobs = await startJobs(connection.pool, () => {})
  const mails: Mail[] = []
  const downCarriers = new Set<Carrier>()
  const points = carrierCodes.flatMap((carrier) => [point(carrier, 'A1'), point(carrier, 'B2')])
  const cacheOf = (carrier: Carrier) => ({
    carrier,
    confirmedAt: () => clock.now().getTime(),
    fetchPoints: async () => {
      if (downCarriers.has(carrier)) throw new OutboundError('unreachable', 'carrier.example')
      return points.filter((one) => one.carrier === carrier) as never
    },
  })
  const services = createTestContext(connection, {
    now: clock.now,
    newId: randomUUID,
    jobs,
    mailer: { send: async (mail) => void mails.push(mail) },
    payments: {
      simplepay: createSimplePay({ baseUrl: `${originOf(bank)}/payment/v2/`, merchants, send, timeoutMs: 2_000 }),
      barion: createBarion({
        ...sandboxShop,
        baseUrl: `${originOf(bank)}/barion`,
        get callbackUrl() {
          return `${shopOrigin}/api/payments/barion/notification`
        },
        send,
        timeoutMs: 2_000,
        now: clock.now,
      }),
      online: createStripe({
        ...sandboxAccount,
        baseUrl: `${originOf(bank)}/stripe`,
        send,
        timeoutMs: 2_000,
        now: clock.now,
      }),
    },
    pickupPoints: mapCarriers(cacheOf),
    countCall: createCeilings(limitFactor),
    settings: {
      publicUrl: 'http://localhost:3000',
      production: false,
      paymentMinutes: 30,
      limitFactor,
      searchEngine: 'memory',
    },
    ...changes,
  })
  const app = createApp(services)
  const server = await listen(app.fetch)
  shopOrigin = originOf(server)
  simulator.settings.notificationUrl = `${shopOrigin}/api/payments/simplepay/notification`
  stripe.settings.notificationUrl = `${shopOrigin}/api/payments/online/notification`
  const guest = visitorOf(app)
  return {
    connection,
    clock,
    simulator,
    barion,
    stripe,
    services,
    app,
    mails,
    downCarriers,
    points,
    guest,
    visit: async (account) => {
      const body = account ? { grant_type: 'password', ...account } : { grant_type: 'anonymous' }
      const { body: grant } = await guest.call('POST /login', { body })
      return visitorOf(app, grant.access_token)
    },
    close: async () => {
      simulator.close()
      barion.close()
      stripe.close()
      await jobs.stop()
      server.close()
      bank.close()
      await connection.close()
    },
  }
}
