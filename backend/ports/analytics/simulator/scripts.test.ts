import { beforeEach, describe, expect, test } from 'vitest'
import { openPage } from './page.test-support.ts'
import { createAnalyticsSimulator } from './simulator.ts'

let page: ReturnType<typeof openPage>
beforeEach(() => {
  page = openPage(createAnalyticsSimulator({ now: () => new Date() }))
})

const layer = 'window.dataLayer = window.dataLayer || []; function gtag() { dataLayer.push(arguments) };'
const purchase = `{ transaction_id: 'K-1', value: 2990, currency: 'HUF', tax: 142.4,
  items: [{ item_id: '978', item_name: 'A ~ jel', item_brand: 'Anna', price: 2990, quantity: 1, publisher: 'Ház' }] }`

describe('Google’s tag', () => {
  const load = () => page.load('www.googletagmanager.com/gtag/js?id=G-TEST123')

  test('works off what waits in the data layer, and what comes later', async () => {
    page.run(`${layer} gtag('js', new Date()); gtag('config', 'G-TEST123', { send_page_view: false });
      gtag('event', 'page_view', { page_title: 'Egy könyv', page_location: 'http://localhost:3000/egy' })`)
    await load()
    page.run(`gtag('event', 'purchase', ${purchase}); dataLayer.push({ event: 'not_a_command' })`)
    const [view, sale, ...others] = await page.hits()
    expect(others).toEqual([])
    expect(view).toMatchObject({
      provider: 'ga4',
      from: 'browser',
      account: 'G-TEST123',
      name: 'page_view',
      consent: 'G111',
      params: { page_title: 'Egy könyv', page_location: 'http://localhost:3000/egy' },
    })
    expect(sale).toMatchObject({
      name: 'purchase',
      params: {
        transaction_id: 'K-1',
        value: 2990,
        currency: 'HUF',
        tax: 142.4,
        items: [
          { item_id: '978', item_name: 'A ~ jel', item_brand: 'Anna', price: 2990, quantity: 1, publisher: 'Ház' },
        ],
      },
    })
    expect([view?.invalid, sale?.invalid]).toEqual([undefined, undefined])
  })

  test('counts the view of a page by itself, unless it is told not to', async () => {
    page.run(`${layer} gtag('config', 'G-TEST123')`)
    await load()
    expect((await page.hits()).map(({ name }) => name)).toEqual(['page_view'])
  })

  test('sets no cookie and knows no visitor without consent', async () => {
    page.run(`${layer} gtag('consent', 'default', { ad_storage: 'denied', analytics_storage: 'denied', wait_for_update: 500 });
      gtag('config', 'G-TEST123')`)
    await load()
    expect(page.cookies()).toBe('')
    page.run(
      `gtag('consent', 'update', { analytics_storage: 'granted' }); gtag('event', 'search', { search_term: 'x' })`,
    )
    expect((await page.hits()).map(({ consent }) => consent)).toEqual(['G100', 'G101'])
    expect(page.cookies()).toMatch(/^_ga=GA1\.1\.\d+\.\d+; _ga_TEST123=GS2\.1\.s\d+\$o1/)
  })

  test('tells the ids that stand in its cookies', async () => {
    page.run(`${layer} gtag('config', 'G-TEST123'); var told = [];
      gtag('get', 'G-TEST123', 'client_id', (id) => told.push(id)); gtag('get', 'G-TEST123', 'session_id', (id) => told.push(id))`)
    await load()
    const [hit] = await page.hits()
    expect(page.run('told')).toEqual([hit?.params['client_id'], hit?.params['session_id']])
    expect(page.cookies()).toContain(`GA1.1.${String(hit?.params['client_id'])};`)
  })

  test('sends a conversion where it is told to, and nothing to Ads otherwise', async () => {
    page.run(`${layer} gtag('config', 'AW-123456789'); gtag('config', 'G-TEST123', { send_page_view: false })`)
    await load()
    page.run(`gtag('event', 'add_to_cart', { value: 1, currency: 'HUF', items: [{ item_id: '1' }] });
      gtag('event', 'conversion', { send_to: 'AW-123456789/label_of-it', value: 2990, currency: 'HUF', transaction_id: 'K-1' })`)
    const [cart, conversion, ...others] = await page.hits()
    expect(others).toEqual([])
    expect(cart).toMatchObject({ provider: 'ga4', name: 'add_to_cart' })
    expect(conversion).toMatchObject({
      provider: 'google_ads',
      account: 'AW-123456789',
      eventId: 'K-1',
      params: { label: 'label_of-it', value: 2990, currency: 'HUF' },
    })
    expect(conversion?.invalid).toBeUndefined()
  })

  test('is at work once, also when it is loaded for a second id', async () => {
    page.run(`${layer} gtag('config', 'G-TEST123')`)
    await load()
    await page.load('www.googletagmanager.com/gtag/js?id=AW-123456789')
    page.run(`gtag('event', 'search', { search_term: 'x' })`)
    expect((await page.hits()).map(({ name }) => name)).toEqual(['page_view', 'search'])
  })
})

test('a container passes the events of the data layer on', async () => {
  page.run(`${layer} dataLayer.push({ 'gtm.start': 1, event: 'gtm.js' });
    gtag('consent', 'default', { ad_storage: 'denied', analytics_storage: 'granted' }); dataLayer.push({ ecommerce: null })`)
  await page.load('www.googletagmanager.com/gtm.js?id=GTM-TEST12')
  page.run(`dataLayer.push({ event: 'purchase', ecommerce: ${purchase} })`)
  const [hit, ...others] = await page.hits()
  expect(others).toEqual([])
  expect(hit).toMatchObject({
    provider: 'tag_manager',
    account: 'GTM-TEST12',
    name: 'purchase',
    consent: 'G101',
    params: { transaction_id: 'K-1', items: [{ item_id: '978' }] },
  })
  expect(hit?.invalid).toBeUndefined()
})

test('a container follows the layer whose name it is given', async () => {
  page.run(`window.own = [{ event: 'search', search_term: 'x' }]; ${layer} dataLayer.push({ event: 'login' })`)
  await page.load('www.googletagmanager.com/gtm.js?id=GTM-TEST12&l=own')
  expect((await page.hits()).map(({ name }) => name)).toEqual(['search'])
})

describe('Meta’s pixel', () => {
  const queue = `var fbq = window.fbq = function () { fbq.callMethod ? fbq.callMethod.apply(fbq, arguments) : fbq.queue.push(arguments) };
    fbq.queue = []; fbq.loaded = true; fbq.version = '2.0';`

  test('works off its queue, and answers later calls', async () => {
    page.run(
      `${queue} fbq('set', 'autoConfig', false, '123456789'); fbq('init', '123456789'); fbq('track', 'PageView')`,
    )
    await page.load('connect.facebook.net/en_US/fbevents.js')
    page.run(`fbq('track', 'Purchase', { value: 2990, currency: 'HUF', content_ids: ['978'], content_type: 'product',
      contents: [{ id: '978', quantity: 1, item_price: 2990 }] }, { eventID: 'purchase-K-1' });
      fbq('trackCustom', 'Listened', { minutes: 3 })`)
    const [view, sale, custom] = await page.hits()
    expect(view).toMatchObject({ provider: 'meta', account: '123456789', name: 'PageView' })
    expect(sale).toMatchObject({
      name: 'Purchase',
      eventId: 'purchase-K-1',
      params: { value: 2990, currency: 'HUF', content_ids: ['978'], contents: [{ id: '978', quantity: 1 }] },
    })
    expect(custom).toMatchObject({ name: 'Listened', params: { minutes: '3' } })
    expect([view, sale, custom].map((hit) => hit?.invalid)).toEqual([undefined, undefined, undefined])
    expect(page.cookies()).toMatch(/_fbp=fb\.1\.\d+\.\d+; _fbc=fb\.1\.\d+\.IwAR_click/)
  })

  test('holds everything back until the visitor allows it', async () => {
    page.run(`${queue} fbq('consent', 'revoke'); fbq('init', '123456789'); fbq('track', 'PageView')`)
    await page.load('connect.facebook.net/en_US/fbevents.js')
    expect([await page.hits(), page.cookies()]).toEqual([[], ''])
    page.run(`fbq('consent', 'grant')`)
    expect((await page.hits()).map(({ name }) => name)).toEqual(['PageView'])
  })
})

describe('TikTok’s pixel', () => {
  const queue = `var ttq = window.ttq = [];
    ['load', 'page', 'track', 'holdConsent', 'grantConsent', 'revokeConsent'].forEach((name) => {
      ttq[name] = function () { ttq.push([name].concat([].slice.call(arguments))) } });`
  const load = () => page.load('analytics.tiktok.com/i18n/pixel/events.js?sdkid=CTESTPIXEL123&lib=ttq')

  test('works off its queue, and answers later calls', async () => {
    page.run(`${queue} ttq.page()`)
    await load()
    page.run(`ttq.track('CompletePayment', { value: 2990, currency: 'HUF', contents: [{ content_id: '978', quantity: 1, price: 2990 }] },
      { event_id: 'purchase-K-1' })`)
    const [view, sale, ...others] = await page.hits()
    expect(others).toEqual([])
    expect(view).toMatchObject({ provider: 'tiktok', account: 'CTESTPIXEL123', name: 'Pageview' })
    expect(sale).toMatchObject({ name: 'CompletePayment', eventId: 'purchase-K-1', params: { value: 2990 } })
    expect([view?.invalid, sale?.invalid]).toEqual([undefined, undefined])
    expect(page.cookies()).toMatch(/^_ttp=\d+$/)
  })

  test('holds events, and sends or drops them as the visitor decides', async () => {
    page.run(`${queue} ttq.holdConsent(); ttq.page()`)
    await load()
    expect(await page.hits()).toEqual([])
    page.run(`ttq.grantConsent(); ttq.revokeConsent(); ttq.track('Search', {})`)
    expect((await page.hits()).map(({ name }) => name)).toEqual(['Pageview'])
  })
})

describe('Barion’s pixel', () => {
  const queue = `window.bp = window.bp || function () { (window.bp.q = window.bp.q || []).push(arguments) };
    bp('init', 'addBarionPixelId', 'BP-test123456-01');`

  test('holds events until the visitor has said yes', async () => {
    page.run(
      `${queue} bp('track', 'contentView', { contentType: 'Product', id: '978', unitPrice: 2990, currency: 'HUF' })`,
    )
    await page.load('pixel.barion.com/bp.js')
    expect(await page.hits()).toEqual([])
    page.run(`bp('consent', 'grantConsent'); bp('track', 'purchase', { contents: [{ id: '978' }], revenue: 2990 })`)
    const [view, sale, ...others] = await page.hits()
    expect(others).toEqual([])
    expect(view).toMatchObject({
      provider: 'barion',
      account: 'BP-test123456-01',
      name: 'contentView',
      params: { id: '978', unitPrice: 2990, currency: 'HUF' },
    })
    expect(sale).toMatchObject({ name: 'purchase', params: { contents: [{ id: '978' }], revenue: 2990 } })
    expect([view?.invalid, sale?.invalid]).toEqual([undefined, undefined])
  })

  test('drops them after a no', async () => {
    page.run(`${queue} bp('track', 'purchase', { revenue: 2990 }); bp('consent', 'rejectConsent')`)
    await page.load('pixel.barion.com/bp.js')
    page.run(`bp('track', 'purchase', { revenue: 1 })`)
    expect(await page.hits()).toEqual([])
  })
})
