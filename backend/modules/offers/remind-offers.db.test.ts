import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Jobs } from '../../ports/jobs/port.ts'
import { jobsOf } from '../checkout/checkout.test-support.ts'
import { openShop, type TestShop } from '../orders/shop.test-support.ts'
import { openOffers } from './offers.test-support.ts'
import { remindOffers, sendOfferMail } from './service.ts'

let shop: TestShop
let own: Awaited<ReturnType<typeof openOffers>>
const start = { now: 0 }
beforeAll(async () => {
  shop = await openShop()
  start.now = shop.clock.now().getTime()
})
afterAll(() => shop.close())
beforeEach(async () => {
  goTo(start.now)
  own = await openOffers(shop)
})

const goTo = (time: number | string) => shop.clock.advance(new Date(time).getTime() - shop.clock.now().getTime())
/** In Budapest, three days before the last day of the offers of `openOffers`, which is December 6. */
const morning = '2026-12-03T08:00:00+01:00'
const reminders = async (number: string): Promise<Jobs['offer-mail'][]> => {
  const [row] = await own.run('select id from offers where number = $1', [number])
  const jobs = (await jobsOf(shop, 'offer-mail')) as Jobs['offer-mail'][]
  return jobs.filter(({ id, news }) => id === row.id && news === 'expires')
}
const sendMails = async (number: string) => {
  const before = shop.mails.length
  for (const job of await reminders(number)) await sendOfferMail(shop.services, job)
  return shop.mails.slice(before)
}

test('an offer that waits is mailed once, three days before its last day, to who has requested it', async () => {
  const { number } = await own.sent(own.slave)
  goTo(new Date(morning).getTime() - 1)
  await remindOffers(shop.services)
  expect(await reminders(number)).toEqual([])
  goTo(morning)
  await Promise.all([remindOffers(shop.services), remindOffers(shop.services)])
  await remindOffers(shop.services)
  expect(await reminders(number)).toHaveLength(1)
  const mails = await sendMails(number)
  const [slave] = await own.run('select email from users where id = $1', [own.people.slave.userId])
  expect(mails).toMatchObject([{ to: slave.email, subject: `Hamarosan lejár az árajánlat: ${number}` }])
  expect(mails[0]?.text).toContain('2026. december 6.')
  // A queue may run a job twice.
  expect(await sendMails(number)).toEqual([])
})

test('the mail is in the language of the request', async () => {
  const { number } = await own.sent(own.slave)
  await own.run(`update offers set locale = 'en' where number = $1`, [number])
  goTo(morning)
  await remindOffers(shop.services)
  expect((await sendMails(number)).map(({ subject }) => subject)).toEqual([`Your offer expires soon: ${number}`])
})

test('an offer that was sent too late for it, or is over, is not mailed', async () => {
  const late = await own.request(own.slave)
  const over = await own.sent(own.slave)
  goTo('2026-12-04T00:00:00+01:00')
  await own.price(late.number)
  await own.send(late.number)
  await own.run(
    'update offer_versions set valid_until = $1 where valid_until is not null and offer_id = (select id from offers where number = $2)',
    [shop.clock.now(), over.number],
  )
  await remindOffers(shop.services)
  expect([await reminders(late.number), await reminders(over.number)]).toEqual([[], []])
})

test('whoever answers before the reminder, or before its mail is sent, gets none', async () => {
  const [before, between] = [await own.sent(own.slave), await own.sent(own.slave)]
  const reject = ({ uuid, version }: typeof before) =>
    own.slave.call('POST /v2.0/me/offers/{uuid}/reject', { params: { uuid }, body: { version } })
  expect((await reject(before)).status).toBe(200)
  goTo(morning)
  await remindOffers(shop.services)
  goTo(start.now)
  expect((await reject(between)).status).toBe(200)
  goTo(morning)
  expect([(await reminders(before.number)).length, (await reminders(between.number)).length]).toEqual([0, 1])
  expect(await sendMails(between.number)).toEqual([])
})

test('a newer version has a reminder of its own', async () => {
  const { uuid, number, version } = await own.sent(own.slave)
  goTo(morning)
  await remindOffers(shop.services)
  goTo(start.now)
  await own.slave.call('POST /v2.0/me/offers/{uuid}/change_request', {
    params: { uuid },
    body: { version, text: 'Kettővel több.' },
  })
  await own.price(number, { validUntil: '2026-12-20' })
  await own.send(number)
  goTo(morning)
  expect(await sendMails(number)).toEqual([])
  goTo('2026-12-17T08:00:00+01:00')
  await remindOffers(shop.services)
  expect((await reminders(number)).map((job) => job.version)).toEqual([1, 2])
  expect(await sendMails(number)).toHaveLength(1)
})
