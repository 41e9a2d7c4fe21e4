import { beforeEach, describe, expect, test } from 'vitest'
import type { Hono } from 'hono'
import type { ListedHit } from './hits.ts'
import { sandboxSecret, sandboxToken } from './sandbox-accounts.ts'
import { tagPaths } from './scripts.ts'
import { createAnalyticsSimulator } from './simulator.ts'

const now = new Date('2026-11-27T10:00:00Z')
let app: Hono
beforeEach(() => {
  app = createAnalyticsSimulator({ now: () => now })
})

const ask = async (path: string, init?: RequestInit) => app.request(path, init)
const list = async (query = ''): Promise<ListedHit[]> =>
  ((await (await ask(`/sim/collect${query}`)).json()) as { items: ListedHit[] }).items
const invalid = async () => (await list()).map((hit) => hit.invalid)

const ga4 = '/tags/www.google-analytics.com/g/collect?v=2&tid=G-TEST123&cid=1.2&sid=3&gcs=G111&dl=http://localhost/'
const meta = '/tags/www.facebook.com/tr/?id=123456789&dl=http://localhost/&ts=1764237600000&fbp=fb.1.2.3'
const barion = '/tags/pixel.barion.com/a.gif?ba_pixel_id=BP-test123456-01&url=http://localhost/'
const ads = '/tags/www.googleadservices.com/pagead/conversion/123456789/?label=label_of-it&gcs=G111'

test('a tag comes as a script that every page may load', async () => {
  for (const path of tagPaths) {
    const answer = await ask(`/tags/${path}`, { headers: { origin: 'http://localhost:3000' } })
    expect(answer.headers.get('content-type')).toContain('text/javascript')
    expect(answer.headers.get('access-control-allow-origin')).toBe('http://localhost:3000')
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(await answer.text()).toMatch(/^\(\(\) => \{[\s\S]+\}\)\(\)\n$/)
  }
  expect((await ask('/tags/analytics.tiktok.com/api/v2/pixel', { method: 'OPTIONS' })).status).toBe(204)
})

describe('the list', () => {
  test('is filtered by provider and by what the caller knows, and can be emptied', async () => {
    await ask(`${ga4}&en=search`)
    await ask(`${meta}&ev=PageView`)
    await ask(`${ga4}&en=login`)
    expect((await list()).map(({ index, at, name }) => [index, at, name])).toEqual([
      [1, now.toISOString(), 'search'],
      [2, now.toISOString(), 'PageView'],
      [3, now.toISOString(), 'login'],
    ])
    expect((await list('?provider=ga4&after=1')).map(({ name }) => name)).toEqual(['login'])
    expect((await ask('/sim/collect?provider=nobody')).status).toBe(400)
    expect((await ask('/sim/collect', { method: 'DELETE' })).status).toBe(204)
    expect(await list()).toEqual([])
  })

  test('keeps the latest 2,000', async () => {
    for (let time = 0; time < 2_003; time++) await ask(`${ga4}&en=search`)
    const hits = await list()
    expect([hits.length, hits[0]?.index, hits.at(-1)?.index]).toEqual([2_000, 4, 2_003])
  })

  test('is a page for people, which runs nothing of what came', async () => {
    await ask(`${ga4}&en=search&ep.search_term=${encodeURIComponent('<script>x</script>')}`)
    const page = await (await ask('/sim/collect', { headers: { accept: 'text/html,*/*' } })).text()
    expect(page).toContain('&lt;script&gt;x')
    expect(page).not.toContain('<script>')
  })
})

describe('a hit that the provider cannot use is listed with the reason', () => {
  test.each([
    ['of no stream', ga4.replace('G-TEST123', 'UA-1'), '&en=search', 'tid: is no id of a stream or a container'],
    ['of nobody', ga4.replace('cid=1.2', 'cid='), '&en=search', 'cid: is no client'],
    ['without consent', ga4.replace('G111', 'x'), '&en=search', 'gcs: says nothing about consent'],
    ['without a name', ga4, '', 'en: Invalid input: expected string, received undefined'],
    ['with a wrong name', ga4, '&en=add-to-cart', 'name: is no name of an event'],
    ['of a value in nothing', ga4, '&en=login&epn.value=1', 'params.currency: is missing beside the value'],
    ['of a cart without books', ga4, '&en=add_to_cart', 'params.items: are missing'],
    ['of a book without a name', ga4, '&en=view_item&pr1=pr5', 'params.items.0: has neither an id nor a name'],
    [
      'of a purchase without a number',
      ga4,
      '&en=purchase&epn.value=1&cu=HUF&pr1=id1',
      'params.transaction_id: is missing',
    ],
    ['of no pixel of Meta', meta.replace('123456789', 'x'), '&ev=PageView', 'id: is no pixel'],
    ['of a purchase for nothing', meta, '&ev=Purchase', 'params.value: is missing'],
    ['of no pixel of Barion', barion.replace('BP-', ''), '&ev=purchase', 'ba_pixel_id: is no pixel'],
    ['of a conversion without a label', ads.replace('label_of-it', ''), '', 'label: is no label'],
  ])('%s', async (_, address, rest, reason) => {
    expect((await ask(address + rest)).status).toBeLessThan(300)
    expect(await invalid()).toEqual([reason])
  })

  test('of TikTok', async () => {
    const answer = await ask('/tags/analytics.tiktok.com/api/v2/pixel', { method: 'POST', body: '{"event":"Search"}' })
    expect(await answer.json()).toMatchObject({ code: 40_002 })
    expect(await invalid()).toEqual([expect.stringContaining('event_id')])
  })
})

describe('the Measurement Protocol', () => {
  const params = { transaction_id: 'K-1', value: 1, currency: 'HUF', items: [{ item_id: '1' }] }
  const body = { client_id: '1.2', timestamp_micros: now.getTime() * 1_000, events: [{ name: 'purchase', params }] }
  const send = (changes: object, query = `measurement_id=G-TEST123&api_secret=${sandboxSecret}`, path = 'mp/collect') =>
    ask(`/tags/www.google-analytics.com/${path}?${query}`, {
      method: 'POST',
      body: JSON.stringify({ ...body, ...changes }),
    })

  test('takes events from a server', async () => {
    expect((await send({ consent: { ad_user_data: 'GRANTED' } })).status).toBe(204)
    expect(await list()).toEqual([
      {
        index: 1,
        at: now.toISOString(),
        provider: 'ga4',
        from: 'server',
        account: 'G-TEST123',
        name: 'purchase',
        params: { ...params, client_id: '1.2' },
        consent: '{"ad_user_data":"GRANTED"}',
      },
    ])
  })

  test.each([
    ['a wrong secret', {}, 'measurement_id=G-TEST123&api_secret=x', 'api_secret: is not that of the stream'],
    ['no stream', {}, `measurement_id=x&api_secret=x`, 'measurement_id: is no id of a stream'],
    ['an address', { email: 'a@b.hu' }, undefined, expect.stringContaining('Unrecognized key')],
    ['old events', { timestamp_micros: 1 }, undefined, 'timestamp_micros: is older than 72 hours'],
    [
      'long texts',
      { events: [{ name: 'x', params: { a: 'x'.repeat(101) } }] },
      undefined,
      'params.a: is longer than 100 characters',
    ],
  ])('answers 204 to %s, too, and lists it as invalid', async (_, changes, query, reason) => {
    expect((await send(changes, query)).status).toBe(204)
    expect(await invalid()).toEqual([reason])
  })

  test('has a debugging address, which lists nothing', async () => {
    const answer = await send({ client_id: 'x' }, 'measurement_id=G-TEST123', 'debug/mp/collect')
    expect(await answer.json()).toEqual({
      validationMessages: [{ fieldPath: 'client_id', description: 'is no client', validationCode: 'VALUE_INVALID' }],
    })
    expect(await list()).toEqual([])
  })
})

describe('the Conversions API', () => {
  const event = {
    event_name: 'Purchase',
    event_time: now.getTime() / 1_000,
    event_id: 'purchase-K-1',
    action_source: 'website',
    event_source_url: 'http://localhost:3000/penztar',
    user_data: { fbp: 'fb.1.2.3' },
    custom_data: { value: 1, currency: 'HUF', order_id: 'K-1' },
  }
  const send = (changes: object, token = sandboxToken) =>
    ask('/tags/graph.facebook.com/v23.0/123456789/events', {
      method: 'POST',
      body: JSON.stringify({ data: [{ ...event, ...changes }], access_token: token }),
    })

  test('takes events from a server', async () => {
    const answer = await send({})
    expect([answer.status, await answer.json()]).toMatchObject([200, { events_received: 1, messages: [] }])
    expect(await list()).toMatchObject([
      { provider: 'meta', from: 'server', account: '123456789', name: 'Purchase', eventId: 'purchase-K-1' },
    ])
    expect(await invalid()).toEqual([undefined])
  })

  test.each([
    ['a wrong token', {}, 'x', 190, 'access_token: is not that of the pixel'],
    ['an event of nobody', { user_data: {} }, undefined, 100, 'user_data: names no visitor'],
    ['a readable address', { user_data: { em: ['a@b.hu'] } }, undefined, 100, 'data.0.user_data.em.0: is no SHA-256'],
    ['an old event', { event_time: 1 }, undefined, 100, 'event_time: is older than seven days'],
    ['a purchase for nothing', { custom_data: {} }, undefined, 100, 'params.value: is missing'],
  ])('refuses %s as Meta does', async (_, changes, token, code, reason) => {
    const answer = await send(changes, token)
    expect([answer.status, await answer.json()]).toMatchObject([400, { error: { type: 'OAuthException', code } }])
    expect(await invalid()).toEqual([reason])
  })
})
