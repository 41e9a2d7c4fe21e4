import { describe, expect, test } from 'vitest'
import type { Outbound } from '../payments/port.ts'
import { areAnalyticsSimulated, connectAnalytics } from './connect.ts'
import type { Browser, Purchase } from './port.ts'

const browser: Browser = {
  clientId: '1.2',
  sessionId: null,
  fbp: null,
  fbc: 'fb.1.2.IwAR_x',
  userAgent: null,
  page: 'https://bolt.example/',
}
const purchase: Purchase = {
  orderNumber: 'K-1',
  currency: 'EUR',
  value: 12.5,
  tax: 0.6,
  shipping: 4,
  coupon: undefined,
  at: new Date('2026-11-27T10:00:00.500Z'),
  items: Array.from({ length: 201 }, (_, index) => ({
    sku: `978-${index}`,
    name: 'x'.repeat(150),
    authors: '',
    format: 'ebook',
    category: undefined,
    price: 12.5,
    quantity: 1,
  })),
}

const connect = (env: object, status = 200, body = '{}') => {
  const asked: { url: string; body: Record<string, unknown> }[] = []
  const opened: string[] = []
  const send: Outbound = async (url, request) => {
    asked.push({ url, body: JSON.parse(request.body ?? '') as Record<string, unknown> })
    return { status, headers: new Headers(), body }
  }
  const analytics = connectAnalytics({
    env: { TRIAL: '0', ...env },
    simulator: 'http://localhost:4010',
    openOutbound: (urls) => {
      opened.push(...urls)
      return send
    },
    timeoutMs: 1_000,
  })
  return { ...analytics, asked, opened }
}
const secrets = { GA4_API_SECRET: 'a secret', META_ACCESS_TOKEN: 'a token' }

describe('where events go', () => {
  test('a production shop without secrets sends none', () => {
    const { ga4, meta, opened } = connect({})
    expect([ga4, meta, opened]).toEqual([undefined, undefined, []])
  })

  test('one with secrets sends them to Google and Meta, or to the address that it is given', async () => {
    const { ga4, meta, asked, opened } = connect({ ...secrets, META_GRAPH_VERSION: 'v25.0' })
    await ga4?.sendPurchase('G-TEST123', browser, purchase)
    await meta?.sendPurchase('123456789', browser, purchase)
    expect(asked.map(({ url }) => url)).toEqual([
      'https://www.google-analytics.com/mp/collect?measurement_id=G-TEST123&api_secret=a+secret',
      'https://graph.facebook.com/v25.0/123456789/events',
    ])
    expect(connect({ ...secrets, GA4_URL: 'https://region1.google-analytics.com' }).opened).toEqual([
      'https://region1.google-analytics.com',
      opened[1],
    ])
  })

  test('a trial sends them to the simulators, unless it has a secret', () => {
    expect(connect({ TRIAL: '1' }).opened).toEqual([
      'http://localhost:4010/tags/www.google-analytics.com',
      'http://localhost:4010/tags/graph.facebook.com',
    ])
    expect(connect({ TRIAL: 'bare', ...secrets }).opened[0]).toBe('https://www.google-analytics.com')
    const simulated = [{}, { GA4_API_SECRET: 'x' }, secrets].map((own) => areAnalyticsSimulated({ TRIAL: '1', ...own }))
    expect([...simulated, areAnalyticsSimulated({ TRIAL: '0' })]).toEqual([true, true, false, false])
  })
})

describe('Google Analytics', () => {
  test('gets what it can store: short texts, 200 books, and nothing that is not known', async () => {
    const { ga4, asked } = connect(secrets)
    await ga4?.sendPurchase('G-TEST123', browser, purchase)
    expect(asked[0]?.body).toMatchObject({ client_id: '1.2', timestamp_micros: 1_795_773_600_500_000 })
    const [event] = (asked[0]?.body['events'] ?? []) as { params: { items: object[] } }[]
    const params = event?.params
    expect(params).not.toHaveProperty('coupon')
    expect(params).not.toHaveProperty('session_id')
    expect(params).toMatchObject({ transaction_id: 'K-1', currency: 'EUR', value: 12.5, tax: 0.6, shipping: 4 })
    expect(params?.items).toHaveLength(200)
    expect(params?.items[0]).toEqual({
      item_id: '978-0',
      item_name: 'x'.repeat(100),
      item_variant: 'ebook',
      price: 12.5,
      quantity: 1,
    })
  })

  test('knows a browser by its client alone', () => {
    const { ga4 } = connect(secrets)
    expect([ga4?.knows(browser), ga4?.knows({ ...browser, clientId: null })]).toEqual([true, false])
  })
})

describe('Meta', () => {
  test('gets the event that the pixel sends, too, and only what the browser is called', async () => {
    const { meta, asked } = connect(secrets)
    await meta?.sendPurchase('123456789', browser, purchase)
    const [event] = (asked[0]?.body['data'] ?? []) as Record<string, unknown>[]
    expect(event).toMatchObject({ event_id: 'purchase-K-1', event_time: 1_795_773_600, action_source: 'website' })
    expect(event?.['user_data']).toEqual({ fbc: 'fb.1.2.IwAR_x' })
  })

  test.each([
    ['with its numbers', '{"error":{"code":100,"error_subcode":2804050}}', 'Meta answers 400, 100/2804050'],
    ['without a form', '<!doctype html>', 'Meta answers 400, unreadable'],
  ])('may refuse an event %s; the error says no more', async (_, body, message) => {
    const { meta } = connect(secrets, 400, body)
    await expect(meta?.sendPurchase('123456789', browser, purchase)).rejects.toThrow(message)
  })

  test('knows a browser by one of its cookies, and takes no refunds', () => {
    const { meta } = connect(secrets)
    expect([meta?.knows(browser), meta?.knows({ ...browser, fbc: null })]).toEqual([true, false])
    expect(meta?.sendRefund).toBeUndefined()
  })
})
