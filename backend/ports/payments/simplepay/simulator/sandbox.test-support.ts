import { Hono } from 'hono'
import { onTestFinished } from 'vitest'
import type { PaymentNotification, PaymentProvider } from '../../port.ts'
import { controlOf, listen, send } from '../../simulator/wire.test-support.ts'
import { createSimplePay } from '../provider.ts'
import { sandboxMerchants } from './merchants.ts'
import type { Settings } from './settings.ts'
import { createSimulator, type Simulator } from './simulator.ts'

export const merchants = {
  HUF: { merchant: 'PUBLICTESTHUF', secret: sandboxMerchants[0]!.secret },
  EUR: { merchant: 'PUBLICTESTEUR', secret: sandboxMerchants[1]!.secret },
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
  control: ReturnType<typeof controlOf>
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
    control: controlOf(`${origin}/control`),
  }
}

export function acknowledge(notification: PaymentNotification): Response {
  const { status, headers, body } = notification.acknowledge(new Date())
  return new Response(body, { status, headers })
}
