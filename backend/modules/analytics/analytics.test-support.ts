import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect } from 'vitest'
import { send } from '../../ports/payments/simulator/wire.test-support.ts'
import { type Choice, fillCart, finalize, findVariant, jobsOf, putStock } from '../checkout/checkout.test-support.ts'
import { memoryFiles } from '../invoices/invoices.test-support.ts'
import { openShop, type Visitor } from '../orders/shop.test-support.ts'
import { connectAnalytics } from '../../ports/analytics/connect.ts'
import type { ListedHit } from '../../ports/analytics/simulator/hits.ts'
import { createAnalyticsSimulator } from '../../ports/analytics/simulator/simulator.ts'
import { measureOrder } from './service.ts'

/** The collectors behind a real socket, and the way to them. `down` names hosts that answer 503 to everything. */
const openCollectors = async (now: () => Date) => {
  const simulator = createAnalyticsSimulator({ now })
  const down = new Set<string>()
  const bodies: string[] = []
  const server = createServer((request, response) => {
    void (async () => {
      const { url = '', method = 'GET' } = request
      const body = await text(request)
      bodies.push(body)
      const isDown = [...down].some((host) => url.startsWith(`/tags/${host}/`))
      const answer = isDown ? new Response('', { status: 503 }) : await simulator.request(url, { method, body })
      response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text())
    })()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    down,
    /** What was sent, byte by byte. */
    bodies,
    analytics: connectAnalytics({
      env: { TRIAL: '1' },
      simulator: `http://${host}`,
      openOutbound: () => send,
      timeoutMs: 5_000,
    }),
    hits: async () => ((await (await simulator.request('/sim/collect')).json()) as { items: ListedHit[] }).items,
    empty: async () => {
      bodies.length = 0
      await simulator.request('/sim/collect', { method: 'DELETE' })
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

export const browser = {
  clientId: '1111111111.1764237600',
  sessionId: '1764237600',
  fbp: 'fb.1.1764237600000.222222222',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/145.0',
  page: '/penztar/fizetes',
}

interface Wish extends Partial<Choice> {
  analytics?: object
  visitor?: Visitor
}

/** A shop that measures, with the collectors of its providers. */
export const openMeasuredShop = async () => {
  const clock = { now: () => new Date() }
  const collectors = await openCollectors(() => clock.now())
  const shop = await openShop(1_000, { files: memoryFiles().files, analytics: collectors.analytics })
  clock.now = shop.clock.now
  const book = (await findVariant(shop, 'book')).id
  const run = async (sql: string, values: unknown[]) => (await shop.connection.pool.query(sql, values)).rows
  const setEntries = async (entries: object) => {
    for (const [key, value] of Object.entries(entries))
      await run(
        'insert into config_entries (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value',
        [key, JSON.stringify(value)],
      )
  }
  return {
    shop,
    collectors,
    book,
    setEntries,
    /** Nothing has come yet, nobody is away, and both providers have an id. */
    begin: async () => {
      collectors.down.clear()
      await collectors.empty()
      await setEntries({
        analytics: true,
        analytics_ids: { ga4: 'G-TEST123' },
        marketing_tag_ids: { meta: '123456789' },
      })
    },
    buy: async ({ analytics = browser, visitor, ...choice }: Wish = {}) => {
      await putStock(shop, book, 50)
      const buyer = visitor ?? (await shop.visit())
      const cart = await fillCart(buyer, {
        items: [{ variantId: book, quantity: 2 }],
        delivery: 'home',
        payment: 'cash_on_delivery',
        ...choice,
      })
      const { body, code } = await finalize(buyer, cart, { analytics })
      expect(code).toBeUndefined()
      const [order] = await run('select id from orders where uuid = $1', [body.orderUuid])
      const { orderUuid: uuid, orderNumber: number, paymentUrl } = body
      return { id: (order as { id: number }).id, uuid, number, paymentUrl, visitor: buyer }
    },
    rowOf: async ({ id }: { id: number }): Promise<unknown> =>
      (await run('select * from order_analytics where order_id = $1', [id]))[0],
    measure: ({ id }: { id: number }) => measureOrder(shop.services, id),
    /** How many jobs were left for an order. */
    jobsFor: async ({ id }: { id: number }) =>
      ((await jobsOf(shop, 'order-analytics')) as { orderId: number }[]).filter(({ orderId }) => orderId === id).length,
    /** The events that have come; all of them can be used. */
    told: async () => {
      const hits = await collectors.hits()
      expect(hits.filter(({ invalid }) => invalid !== undefined)).toEqual([])
      return hits.map(({ provider, name }) => `${provider} ${name}`).toSorted()
    },
    close: async () => {
      await shop.close()
      collectors.close()
    },
  }
}
