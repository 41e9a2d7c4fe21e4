import { serve, type ServerType } from '@hono/node-server'
import { Hono } from 'hono'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import type { Outbound, PaymentNotification, PaymentProvider, StartPayment } from '../../port.ts'
import { createSimplePay } from '../provider.ts'
import { sandboxMerchants } from './merchants.ts'
import type { Settings } from './settings.ts'
import { createSimulator, type Simulator } from './simulator.ts'

export const merchants = {
  HUF: { merchant: 'PUBLICTESTHUF', secret: sandboxMerchants[0]!.secret },
  EUR: { merchant: 'PUBLICTESTEUR', secret: sandboxMerchants[1]!.secret },
}

export const send: Outbound = async (url, { method, headers, body, timeoutMs }) => {
  const answer = await fetch(url, { method, headers, body, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) })
  return { status: answer.status, headers: answer.headers, body: await answer.text() }
}

export interface Sandbox {
  simulator: Simulator
  origin: string
  baseUrl: string
  provider: PaymentProvider
  /** Every verified notification the shop's stand-in has received. */
  received: PaymentNotification[]
  /** The answer of the stand-in; a test replaces it to provoke errors. */
  shop: { answer: (notification: PaymentNotification) => Response | Promise<Response> }
  control(orderRef: string, action: { outcome?: string; notify?: string }): Promise<{ status: number; backUrl: string }>
}

/** The simulator and a stand-in for the shop's callback, each on a real socket. */
export async function openSandbox(
  options: { settings?: Partial<Settings>; ledgerFile?: string; now?: () => Date } = {},
): Promise<Sandbox> {
  const received: PaymentNotification[] = []
  const shop: Sandbox['shop'] = { answer: acknowledge }
  const callback = new Hono().post('/ipn', async (c) => {
    const request = { body: new Uint8Array(await c.req.arrayBuffer()), headers: c.req.raw.headers }
    const notification = provider.readNotification(request)
    if (!notification) return c.text('forged', 400)
    received.push(notification)
    return shop.answer(notification)
  })
  const shopOrigin = await listen(callback)
  const simulator = createSimulator({
    ...options,
    settings: { notificationUrl: `${shopOrigin}/ipn`, notificationDelayMs: 0, ...options.settings },
  })
  onTestFinished(() => simulator.close())
  const origin = await listen(simulator.app)
  const baseUrl = `${origin}/payment/v2/`
  const provider = createSimplePay({ baseUrl, merchants, send })

  return {
    simulator,
    origin,
    baseUrl,
    provider,
    received,
    shop,
    async control(orderRef, action) {
      const url = `${origin}/control/transactions/${orderRef}`
      const answer = await fetch(url, { method: 'POST', body: JSON.stringify(action) })
      const content = (await answer.json()) as { transaction?: { backUrl?: string } }
      return { status: answer.status, backUrl: content.transaction?.backUrl ?? '' }
    },
  }
}

export function acknowledge(notification: PaymentNotification): Response {
  const { status, headers, body } = notification.acknowledge(new Date())
  return new Response(body, { status, headers })
}

export function order(changes: Partial<StartPayment> = {}): StartPayment {
  return {
    orderRef: 'BK-2026-000123-1',
    amount: 7980,
    currency: 'HUF',
    locale: 'hu',
    email: 'olvaso@example.hu',
    returnUrl: 'http://bolt.example.hu/fizetes/simplepay?nyelv=hu',
    payBy: new Date(Date.now() + 30 * 60_000),
    invoice: { name: 'Minta Olga', country: 'HU', city: 'Budapest', zip: '1134', address: 'Minta utca 12.' },
    registered: true,
    ...changes,
  }
}

async function listen(app: Hono): Promise<string> {
  const server = await new Promise<ServerType>((resolve) => {
    const opened: ServerType = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, () => resolve(opened))
  })
  onTestFinished(() => new Promise<void>((resolve) => void server.close(() => resolve())))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
