import { Hono } from 'hono'
import { onTestFinished } from 'vitest'
import type { PaymentNotification, PaymentProvider } from '../../port.ts'
import type { Settings } from '../../simulator/settings.ts'
import { controlOf, listen, send } from '../../simulator/wire.test-support.ts'
import { createBarion } from '../provider.ts'
import { sandboxShop } from './sandbox-shop.ts'
import { createSimulator, type Simulator } from './simulator.ts'

interface Sandbox {
  simulator: Simulator
  baseUrl: string
  provider: PaymentProvider
  /** Every callback the shop's stand-in could read. */
  received: PaymentNotification[]
  /** The answer of the stand-in; a test replaces it to provoke errors. */
  shop: { answer: (notification: PaymentNotification) => Response }
  control: ReturnType<typeof controlOf>
}

/** The simulator and a stand-in for the shop's callback, each on a real socket. */
export async function openSandbox(
  options: { settings?: Partial<Settings>; ledgerFile?: string; now?: () => Date } = {},
): Promise<Sandbox> {
  const received: PaymentNotification[] = []
  const shop: Sandbox['shop'] = { answer: acknowledge }
  const callback = new Hono().post('/callback', async (c) => {
    const notification = provider.readNotification({ body: await c.req.text(), headers: c.req.raw.headers })
    if (!notification) return c.text('unreadable', 400)
    received.push(notification)
    return shop.answer(notification)
  })
  const shopOrigin = await listen(callback)
  const simulator = createSimulator({ ...options, settings: { notificationDelayMs: 0, ...options.settings } })
  onTestFinished(() => simulator.close())
  const baseUrl = `${await listen(simulator.app)}/barion`
  const provider = createBarion({
    ...sandboxShop,
    baseUrl,
    callbackUrl: `${shopOrigin}/callback`,
    send,
    now: options.now,
  })
  return { simulator, baseUrl, provider, received, shop, control: controlOf(`${baseUrl}/control`) }
}

function acknowledge(notification: PaymentNotification): Response {
  const { status, headers, body } = notification.acknowledge(new Date())
  return new Response(body, { status, headers })
}
