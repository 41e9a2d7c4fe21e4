import { Hono } from 'hono'
import { onTestFinished } from 'vitest'
import type { PaymentNotification, PaymentProvider } from '../../port.ts'
import { controlOf, listen, send } from '../../simulator/wire.test-support.ts'
import { createStripe } from '../provider.ts'
import { sandboxAccount } from './sandbox-account.ts'
import type { Settings } from './settings.ts'
import { createSimulator, type Simulator } from './simulator.ts'

interface Sandbox {
  simulator: Simulator
  baseUrl: string
  provider: PaymentProvider
  /** Every event the shop's stand-in could verify. */
  received: PaymentNotification[]
  control: ReturnType<typeof controlOf>
}

/** The simulator and a stand-in for the shop's webhook, each on a real socket. */
export const openSandbox = async (
  options: { settings?: Partial<Settings>; ledgerFile?: string; now?: () => Date } = {},
): Promise<Sandbox> => {
  const received: PaymentNotification[] = []
  const webhook = new Hono().post('/webhook', async (c) => {
    const notification = provider.readNotification({ body: await c.req.text(), headers: c.req.raw.headers })
    if (!notification) return c.text('forged', 400)
    received.push(notification)
    const { status, headers, body } = notification.acknowledge(new Date())
    return new Response(body, { status, headers })
  })
  const shopOrigin = await listen(webhook)
  const simulator = createSimulator({
    ...options,
    settings: { notificationUrl: `${shopOrigin}/webhook`, notificationDelayMs: 0, ...options.settings },
  })
  onTestFinished(() => simulator.close())
  const baseUrl = `${await listen(simulator.app)}/stripe`
  const provider = createStripe({ ...sandboxAccount, baseUrl, send, now: options.now })
  return { simulator, baseUrl, provider, received, control: controlOf(`${baseUrl}/control`) }
}
