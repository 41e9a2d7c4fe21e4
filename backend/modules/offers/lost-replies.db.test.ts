import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../orders/shop.test-support.ts'
import { openOffers } from './offers.test-support.ts'

let shop: TestShop
beforeAll(async () => void (shop = await openShop()))
afterAll(() => shop.close())

test('a request whose reply was lost is sent again with its key, and is one offer', async () => {
  const own = await openOffers(shop)
  const ask = () => own.slave.call('POST /v2.0/me/offers', { body: own.requestOf(), key: 'request' })
  const [first, again] = [await ask(), await ask()]
  expect([again.status, again.headers.get('idempotent-replayed'), again.body]).toEqual([200, 'true', first.body])
  const { body } = await own.slave.call('GET /v2.0/me/offers')
  expect(body.items).toMatchObject([{ uuid: first.body.uuid }])
})

test('an answer to an offer whose reply was lost is sent again with its key, and counts once', async () => {
  const own = await openOffers(shop)
  const { uuid, number, version } = await own.sent(own.slave)
  const answers = [
    { call: 'messages', body: { text: 'Egyben kérnénk.' } },
    { call: 'change_request', body: { version, text: 'Kettővel több.' } },
  ] as const
  for (const { call, body } of answers) {
    const ask = () =>
      own.slave.call(`POST /v2.0/me/offers/{uuid}/${call}`, { params: { uuid }, body, key: `${call} ${uuid}` })
    const [first, again] = [await ask(), await ask()]
    expect([again.status, again.headers.get('idempotent-replayed'), again.body]).toEqual([200, 'true', first.body])
  }
  const texts = (await own.show(own.slave, uuid)).body.messages.map(({ text }) => text)
  expect(texts.slice(1)).toEqual(['Egyben kérnénk.', 'Kettővel több.'])
  await own.price(number)
  await own.send(number)
  const seen = (await own.show(own.slave, uuid)).body.version
  const refuse = (key?: string) =>
    own.slave.call('POST /v2.0/me/offers/{uuid}/reject', {
      params: { uuid },
      body: { version: seen },
      ...(key && { key }),
    })
  const first = await refuse('reject')
  expect((await refuse('reject')).body).toEqual(first.body)
  expect((await refuse()).code).toBe('version_conflict')
})
