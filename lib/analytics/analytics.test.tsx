import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import type { AnalyticsEvent } from './events.ts'

const settings = {
  tags: {
    ga4: 'G-KOLOFON1',
    googleAds: { id: 'AW-1234567890', purchaseLabel: 'AbCdEfGhIj' },
    tagManager: 'GTM-KOLOFON',
    meta: '1234567890',
    tiktok: 'C0KOLOFON1234',
    barion: 'BP-kolofon-01',
  },
  listIndexBase: 0,
}
const purchase: AnalyticsEvent = {
  name: 'purchase',
  id: 'purchase-K-1',
  isPrivate: true,
  params: {
    transaction_id: 'K-1',
    currency: 'HUF',
    value: 3_490,
    tax: 166,
    shipping: 990,
    items: [{ item_id: '978', item_name: 'Édes Anna', price: 3_490, quantity: 1 }],
  },
}
const view = (isPrivate: boolean): AnalyticsEvent => ({
  name: 'page_view',
  id: 'view',
  isPrivate,
  params: { page_title: 'Kolofon', page_location: 'https://shop.example/', page_referrer: '' },
})

/** A new page: nothing has started. */
const openPage = async () => {
  vi.resetModules()
  return import('./analytics.ts')
}
type Layer = { [index: number]: unknown }[]
const layer = (name: 'dataLayer' | 'tagManagerLayer') =>
  ((Reflect.get(window, name) as Layer | undefined) ?? []).map((one) => Object.values(one))
const loaded = () => [...document.querySelectorAll('script')].map(({ src }) => src)

let info: MockInstance<typeof console.info>
beforeEach(() => {
  info = vi.spyOn(console, 'info').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
  document.head.replaceChildren()
  for (const name of ['dataLayer', 'tagManagerLayer', 'fbq', '_fbq', 'ttq', 'bp']) Reflect.deleteProperty(window, name)
})

test('before the start nothing is loaded, and events are dropped with a line of level info', async () => {
  const { track } = await openPage()
  track(purchase)
  expect(info).toHaveBeenCalledExactlyOnceWith('Analytics has not started, purchase is dropped.')
  expect(loaded()).toEqual([])
})

test('what happens while the providers are loaded is told afterwards, in order and once', async () => {
  const { startAnalytics, track } = await openPage()
  const started = startAnalytics({ settings, consent: 'granted' })
  track(view(false))
  await Promise.all([started, startAnalytics({ settings, consent: 'granted' })])
  track(purchase)
  const events = layer('dataLayer').filter(([command]) => command === 'event')
  expect(events.map(([, name]) => name)).toEqual(['page_view', 'purchase', 'conversion'])
  expect(loaded()).toHaveLength(5)
})

test('all four storages have one state, and after a withdrawal nothing more is told', async () => {
  const { startAnalytics, stopAnalytics, track } = await openPage()
  await startAnalytics({ settings, consent: 'granted' })
  stopAnalytics()
  stopAnalytics()
  track(purchase)
  expect(info).toHaveBeenCalledOnce()
  expect(layer('dataLayer').filter(([command]) => command === 'event')).toEqual([])
  await startAnalytics({ settings, consent: 'granted' })
  track(purchase)
  expect(layer('dataLayer').filter(([command]) => command === 'event')).toHaveLength(2)
  expect(loaded()).toHaveLength(4)
  const storages = (state: string) => ({
    ad_storage: state,
    ad_user_data: state,
    ad_personalization: state,
    analytics_storage: state,
  })
  expect(layer('dataLayer').filter(([command]) => command === 'consent')).toEqual([
    ['consent', 'default', storages('granted')],
    ['consent', 'update', storages('denied')],
    ['consent', 'update', storages('granted')],
  ])
})

test('a purchase has the id of the server’s own event, and an account of Ads counts it', async () => {
  const { startAnalytics, track } = await openPage()
  await startAnalytics({ settings, consent: 'granted' })
  track(purchase)
  expect(layer('dataLayer').at(-1)).toEqual([
    'event',
    'conversion',
    { send_to: 'AW-1234567890/AbCdEfGhIj', value: 3_490, currency: 'HUF', transaction_id: 'K-1' },
  ])
  const { queue, version } = Reflect.get(window, 'fbq') as { queue: unknown[][]; version: string }
  expect(version).toBe('3.0')
  expect(queue.at(-1)).toMatchObject([
    'track',
    'Purchase',
    { value: 3_490, currency: 'HUF' },
    { eventID: 'purchase-K-1' },
  ])
  expect((Reflect.get(window, 'ttq') as unknown[][]).at(-1)).toMatchObject([
    'track',
    'CompletePayment',
    {},
    { event_id: 'purchase-K-1' },
  ])
  expect((Reflect.get(window, 'bp') as { q: unknown[][] }).q.at(-1)).toMatchObject([
    'track',
    'purchase',
    { revenue: 3_490 },
  ])
})

test('a container of Tag Manager is loaded by an open page, and hears of open pages only', async () => {
  const { startAnalytics, track } = await openPage()
  await startAnalytics({ settings, consent: 'granted' })
  track(purchase)
  expect(loaded().filter((src) => src.includes('gtm.js'))).toEqual([])
  track(view(false))
  track(purchase)
  expect(loaded().filter((src) => src.includes('gtm.js'))).toEqual([
    'https://www.googletagmanager.com/gtm.js?id=GTM-KOLOFON&l=tagManagerLayer',
  ])
  const events = (Reflect.get(window, 'tagManagerLayer') as { event?: string }[]).map(({ event }) => event)
  expect(events.filter((event) => event !== undefined)).toEqual(['gtm.js', 'page_view'])
})

test('in a trial everything comes from the simulators', async () => {
  const { startAnalytics, track } = await openPage()
  await startAnalytics({ settings: { ...settings, tagsUrl: 'http://localhost:4010/tags' }, consent: 'granted' })
  track(view(false))
  expect(loaded().filter((src) => !src.startsWith('http://localhost:4010/tags/'))).toEqual([])
  expect(loaded()).toHaveLength(5)
})
