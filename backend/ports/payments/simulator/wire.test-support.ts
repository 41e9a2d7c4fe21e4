import { serve, type ServerType } from '@hono/node-server'
import type { Hono } from 'hono'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import type { Outbound, StartPayment } from '../port.ts'

export const send: Outbound = async (url, { method, headers, body = null, timeoutMs }) => {
  const answer = await fetch(url, { method, headers, body, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) })
  return { status: answer.status, headers: answer.headers, body: await answer.text() }
}

/** Acts on a simulator through its control routes. */
export const controlOf =
  (controlUrl: string) =>
  async (
    orderRef: string,
    action: { outcome?: string; notify?: string },
  ): Promise<{ status: number; backUrl: string }> => {
    const answer = await fetch(`${controlUrl}/transactions/${orderRef}`, {
      method: 'POST',
      body: JSON.stringify(action),
    })
    const content = (await answer.json()) as { transaction?: { backUrl?: string } }
    return { status: answer.status, backUrl: content.transaction?.backUrl ?? '' }
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

export async function listen(app: Hono): Promise<string> {
  const server = await new Promise<ServerType>((resolve) => {
    const opened: ServerType = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, () => resolve(opened))
  })
  onTestFinished(() => new Promise<void>((resolve) => void server.close(() => resolve())))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
