import { mkdtempSync, rmSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { carrierCodes } from '#contracts/carriers.ts'
import { readBackendEnv } from '#lib/env/backend.ts'
import { freePort } from '#tests/load/support/free-port.ts'
import { createProviders } from './create-providers.ts'
import { createFolderFiles } from './ports/files/folder-files.ts'
import type { Files } from './ports/files/port.ts'
import { openOutside } from './ports/outbound/outside.test-support.ts'
import type { PaymentProvider } from './ports/payments/port.ts'
import { providerVariables } from './ports/provider-variables.ts'
import { sandboxMerchants } from './ports/payments/simplepay/simulator/merchants.ts'
import { carriers } from './ports/pickup-points/carriers.ts'
import { createCarrierSimulator } from './ports/pickup-points/create-carrier-simulator.ts'

const limits = {
  paymentMs: 600,
  carrierMs: 900,
  authorityMs: 900,
  botCheckMs: 600,
  analyticsMs: 600,
  identityMs: 600,
  halfOpenMs: 30_000,
}
/** Added to a time limit, because the machine may be busy. */
const graceMs = 2_000
/** Less than the time for which anybody waits for a carrier. */
const soonMs = 700
const hour = 3_600_000
const megabyte = Buffer.alloc(1_000_000, ' ')

/** The faults that a provider can cause (R2-2). */
const faults: Record<string, RequestListener> = {
  'is down': (request) => void request.socket.destroy(),
  'answers 503': (_, response) => void response.writeHead(503).end(),
  hangs: () => {},
  'hangs after its headers': (_, response) => response.writeHead(200).flushHeaders(),
  'gives a byte now and then': (_, response) => {
    response.writeHead(200)
    const timer = setInterval(() => response.write('x'), 50)
    response.on('close', () => clearInterval(timer))
  },
  'answers with 100 MB': (_, response) => {
    let sent = 0
    const more = () => {
      while (sent < 100 && response.write(megabyte)) sent += 1
    }
    response.on('drain', more)
    more()
  },
  'answers with no JSON or XML': (_, response) => void response.end('<!doctype html><p>Karbantartás'),
  'leads to this machine': (_, response) => void response.writeHead(302, { Location: 'http://127.0.0.1:1/' }).end(),
}
/** These faults prove that the provider is there, so the breaker stays closed. */
const answering = new Set(['answers with no JSON or XML', 'leads to this machine', 'answers with 100 MB'])

const carrierSimulator = createCarrierSimulator()
const lists: RequestListener = (request, response) =>
  void (async () => {
    const answer = await carrierSimulator.request(request.url ?? '')
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(Buffer.from(await answer.arrayBuffer()))
  })()

/** Each test has its own folder. */
const emptyFolder = (): Files => {
  const folder = mkdtempSync(join(tmpdir(), 'kolofon-providers-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return createFolderFiles(folder)
}

const open = async (listener: RequestListener, files = emptyFolder()) => {
  const happening = { listener }
  const { host, requestCount } = await openOutside((request, response) => happening.listener(request, response))
  const [{ merchant, secret } = { merchant: '', secret: '' }] = sandboxMerchants
  const env = readBackendEnv(
    {
      TRIAL: 'bare',
      // For a provider that has no address below.
      SIMULATOR_PORT: String(await freePort()),
      SIMPLEPAY_URL: `http://${host}/payment/v2`,
      SIMPLEPAY_MERCHANT_HUF: merchant,
      SIMPLEPAY_SECRET_HUF: secret,
      ...Object.fromEntries(
        Object.values(carriers).map(({ addresses, simulator: { paths } }) => [
          addresses.hu,
          `http://${host}${paths.hu}`,
        ]),
      ),
    } as unknown as NodeJS.ProcessEnv,
    providerVariables,
  )
  const { payments, stop, ...providers } = await createProviders(env, files, pino({ level: 'silent' }), limits)
  onTestFinished(stop)
  const simplepay = payments['simplepay'] as PaymentProvider
  return { ...providers, simplepay, happening, requestCount }
}

const payment = { orderRef: 'KOL-1', currency: 'HUF' } as const

/** Milliseconds until the failure. */
const failsWithin = async (ms: number, asked: Promise<unknown>, error: object): Promise<void> => {
  const begun = performance.now()
  await expect(asked).rejects.toMatchObject(error)
  expect(performance.now() - begun).toBeLessThan(ms)
}

let memory = 0
beforeEach(() => {
  memory = process.memoryUsage().rss
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => void vi.useRealTimers())
const expectFlatMemory = () => expect(process.memoryUsage().rss - memory).toBeLessThan(150_000_000)

describe.each(Object.entries(faults))('somebody outside %s', (name, fault) => {
  test.each(carrierCodes)(
    '%s: its last good list is served at once with its age, and there is none where none ever came',
    async (carrier) => {
      const { pickupPoints, happening } = await open(lists)
      const { length } = await pickupPoints[carrier].fetchPoints('hu')
      const confirmedAt = pickupPoints[carrier].confirmedAt('hu')
      expect(length).toBeGreaterThan(100)
      happening.listener = fault
      // Old enough for a renewal in the background.
      vi.setSystemTime(Date.now() + 2 * hour)
      const begun = performance.now()
      expect(await pickupPoints[carrier].fetchPoints('hu')).toHaveLength(length)
      expect(performance.now() - begun).toBeLessThan(soonMs)
      expect(pickupPoints[carrier].confirmedAt('hu')).toBe(confirmedAt)
      // Foxpost's English list has the same address; nobody has fetched it yet.
      await failsWithin(limits.carrierMs + graceMs, pickupPoints[carrier].fetchPoints('en'), {
        name: expect.stringMatching(/OutboundError|FeedFormatError/),
      })
      // The next callers get the same error object: the carrier is not asked again.
      const failure = () => pickupPoints[carrier].fetchPoints('en').catch((error: unknown) => error)
      const remembered = await failure()
      expect(remembered).toMatchObject({ name: expect.stringMatching(/OutboundError|FeedFormatError/) })
      expect(await failure()).toBe(remembered)
      expectFlatMemory()
    },
  )

  test.each(carrierCodes)('%s: a backend that starts now serves the last good list of another one', async (carrier) => {
    const files = emptyFolder()
    const { pickupPoints } = await open(lists, files)
    const before = await pickupPoints[carrier].fetchPoints('hu')
    await vi.waitFor(async () => expect(await files.find(`pickup-points/${carrier}-hu.json`)).toBeDefined())
    const later = (await open(fault, files)).pickupPoints[carrier]
    const begun = performance.now()
    expect(await later.fetchPoints('hu')).toEqual(before)
    expect(performance.now() - begun).toBeLessThan(soonMs)
    expect(later.confirmedAt('hu')).toBe(pickupPoints[carrier].confirmedAt('hu'))
  })

  test('a payment is told in time, and the provider left alone after five failures and tried again later', async () => {
    const { simplepay, happening, requestCount } = await open(fault)
    for (let times = 0; times < 8; times++)
      await failsWithin(limits.paymentMs + graceMs, simplepay.query(payment), { name: 'PaymentError' })
    const asked = requestCount()
    expect(asked).toBe(answering.has(name) ? 8 : 5)
    expectFlatMemory()
    if (answering.has(name)) return
    await failsWithin(limits.paymentMs, simplepay.query(payment), { name: 'PaymentError', code: 'unreachable' })
    vi.setSystemTime(Date.now() + limits.halfOpenMs)
    happening.listener = faults['answers with no JSON or XML'] ?? fault
    for (let times = 0; times < 2; times++)
      await expect(simplepay.query(payment)).rejects.toMatchObject({ name: 'PaymentError' })
    expect(requestCount()).toBe(asked + 2)
  })
})
