import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { confirmHeldPrices, listHeldPrices, refuseHeldPrices, setPriceOf } from '../../commands/prices.ts'
import { runCommand } from '../../commands/run-command.test-support.ts'
import { announcedBy } from '../checkout/checkout.test-support.ts'
import { writeConfigEntry } from '../configuration/service.ts'
import { openShop, type TestShop } from '../orders/shop.test-support.ts'
import type { ReadRecord } from './apply/batch.ts'
import { brokenChecks, rowsOf, runImport, variantOf } from './import.test-support.ts'
import { tradeRecord } from './trade.test-support.ts'
import type { TradePrice } from './trade-record.ts'

const sku = '9789630000017'
let shop: TestShop
let id: number
let pages = 100
beforeAll(async () => {
  shop = await openShop()
  await load(2990)
  id = (await variantOf(shop, 'test-1')).id
})
afterAll(() => shop.close())
beforeEach(async () => {
  await rowsOf(shop, 'delete from held_prices')
  await runCommand(shop, setPriceOf, [sku, 'HUF', '2990'])
})

/** @param pageCount another one makes another record of it */
const load = async (gross: number, pageCount = (pages += 1), more: Partial<TradePrice> = {}, dryRun = false) => {
  const record = tradeRecord({
    about: { pages: pageCount },
    supply: {
      vatRate: 5,
      prices: [
        { currency: 'HUF', gross, originalGross: null, ...more },
        { currency: 'EUR', gross: 790, originalGross: null },
      ],
      ended: [],
      onHand: 7,
      suppliers: [],
    },
  })
  const records = (async function* (): AsyncGenerator<ReadRecord> {
    yield { record, notes: [] }
  })()
  const { outcomes } = await runImport(shop, { sender: 'Próba', records, progress: () => 1 }, dryRun)
  return outcomes[0]
}
const priceNow = async () =>
  (
    await rowsOf(shop, `select gross from prices where variant_id = ${id} and currency = 'HUF' and price_list_id = 1`)
  )[0].gross
const historyOf = () =>
  rowsOf(shop, `select gross from price_history where variant_id = ${id} and currency = 'HUF' order by id desc limit 1`)
const waiting = async () => JSON.parse((await runCommand(shop, listHeldPrices, [], { json: true })).text)
const held = { code: 'price_held', detail: 'HUF 2990 -> 29900' }

test('a price beyond the factor waits, and that of today and its history stay', async () => {
  const outcome = await load(29_900)
  expect(outcome?.notes).toEqual([held])
  expect(outcome?.changes).toEqual(['pages'])
  expect(await priceNow()).toBe(2990)
  expect(await historyOf()).toEqual([{ gross: 2990 }])
  expect(await waiting()).toMatchObject([
    { sku, currency: 'HUF', current: 2990, wanted: 29_900, sender: 'Próba', title: 'A lámpás' },
  ])
  expect((await runCommand(shop, listHeldPrices)).text).toMatch(
    /^9789630000017 {2}HUF 2990 -> 29900 {2}A lámpás {2}\(Próba, \d{4}-\d\d-\d\d\)$/,
  )
  expect(await brokenChecks(shop)).toEqual([])
})

test('a price within the factor does not wait, and neither does a first one', async () => {
  expect(await load(8970)).toMatchObject({ changes: ['pages', 'price HUF'], notes: [] })
  expect(await priceNow()).toBe(8970)
  await rowsOf(shop, `delete from prices where variant_id = ${id} and currency = 'HUF'`)
  expect(await load(300)).toMatchObject({ notes: [] })
  expect(await priceNow()).toBe(300)
})

test('the same price is held once, whether or not its record has changed', async () => {
  await load(29_900, 500)
  const [{ since }] = await waiting()
  shop.clock.advance(86_400_000)
  expect(await load(29_900, 500)).toMatchObject({ status: 'left', notes: [] })
  expect((await load(29_900))?.notes).toEqual([held])
  expect(await waiting()).toMatchObject([{ since }])
  expect((await load(19_900))?.notes).toEqual([{ ...held, detail: 'HUF 2990 -> 19900' }])
  expect(await waiting()).toMatchObject([{ wanted: 19_900 }])
})

test('a later price that fits ends what was held, and so does one by hand', async () => {
  await load(29_900)
  await load(3190)
  expect(await waiting()).toEqual([])
  expect(await priceNow()).toBe(3190)
  await load(31_900)
  await runCommand(shop, setPriceOf, [sku, 'HUF', '3290'])
  expect(await waiting()).toEqual([])
})

test('a confirmed price holds, with its reduction, is announced and on record', async () => {
  await load(299, undefined, { originalGross: 2990 })
  const before = (await announcedBy(shop)).length
  expect((await runCommand(shop, confirmHeldPrices, [sku])).text).toBe(`${sku}  HUF 2990 -> 299  A lámpás\n1 confirmed`)
  expect(
    await rowsOf(shop, `select gross, original_gross from prices where variant_id = ${id} and currency = 'HUF'`),
  ).toEqual([{ gross: 299, original_gross: 2990 }])
  expect((await announcedBy(shop)).slice(before).flat()).toEqual(
    expect.arrayContaining([`offer:${id}`, `variant:${id}`]),
  )
  expect(await waiting()).toEqual([])
  expect(
    await rowsOf(shop, `select subject, detail from audit_log where action = 'price.confirm' order by id desc limit 1`),
  ).toEqual([{ subject: sku, detail: { currency: 'HUF', from: 2990, to: 299, sender: 'Próba' } }])
  expect(await load(299, undefined, { originalGross: 2990 })).toMatchObject({ changes: ['pages'], notes: [] })
})

test('a refused price is not held again, but another one is', async () => {
  await load(29_900)
  expect((await runCommand(shop, refuseHeldPrices, [], { all: true })).text).toContain('1 refused')
  expect(await load(29_900)).toMatchObject({ changes: ['pages'], notes: [] })
  expect(await waiting()).toEqual([])
  expect(await priceNow()).toBe(2990)
  await load(39_900)
  expect(await waiting()).toMatchObject([{ wanted: 39_900 }])
})

test('nothing waits where the factor of the configuration is 0', async () => {
  await writeConfigEntry(shop.services.db, 'held_price_factor', 0)
  expect(await load(29_900)).toMatchObject({ changes: ['pages', 'price HUF'], notes: [] })
  await writeConfigEntry(shop.services.db, 'held_price_factor', 1.5)
  await runCommand(shop, setPriceOf, [sku, 'HUF', '1000'])
  expect((await load(1501))?.notes).toEqual([{ code: 'price_held', detail: 'HUF 1000 -> 1501' }])
  await writeConfigEntry(shop.services.db, 'held_price_factor', 3)
  await expect(writeConfigEntry(shop.services.db, 'held_price_factor', 0.5)).rejects.toThrow('held_price_factor')
})

test('a trial run says what would be held and holds nothing', async () => {
  expect((await load(29_900, undefined, {}, true))?.notes).toEqual([held])
  expect(await waiting()).toEqual([])
})

test('a decision names copies whose price waits, or all', async () => {
  expect((await runCommand(shop, listHeldPrices)).text).toBe('No price waits.')
  await expect(runCommand(shop, confirmHeldPrices)).rejects.toThrow('--all')
  await expect(runCommand(shop, confirmHeldPrices, [sku], { all: true })).rejects.toThrow('--all')
  await expect(runCommand(shop, confirmHeldPrices, [sku])).rejects.toThrow(`No price of ${sku} waits.`)
})
