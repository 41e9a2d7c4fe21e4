import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type TestShop } from '../modules/orders/shop.test-support.ts'
import { getConfig, setConfig } from './configuration.ts'
import { runCommand } from './run-command.test-support.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const set = (key: string, value: string) => runCommand(shop, setConfig, [key, value])
const get = async (key: string): Promise<unknown> => JSON.parse((await runCommand(shop, getConfig, [key])).text)

test('an entry is set, shown, recorded and announced', async () => {
  expect(await set('compare_limit', '3')).toEqual({ code: 0, text: 'compare_limit is set.' })
  expect(await get('compare_limit')).toBe(3)
  const { rows } = await shop.connection.pool.query(`select subject, detail from audit_log where action = 'config.set'`)
  expect(rows).toEqual([{ subject: 'compare_limit', detail: 3 }])
})

test('an entry that may be empty is set to null again', async () => {
  expect(await get('root_redirect')).toBeNull()
  await set('root_redirect', '/listak/3')
  expect(await get('root_redirect')).toBe('/listak/3')
  await set('root_redirect', 'null')
  expect(await get('root_redirect')).toBeNull()
})

describe('is refused, and says why', () => {
  test.each([
    ['no_such_entry', '1', 'There is no entry no_such_entry. The entries are: operation_mode, b2b_disabled'],
    ['compare_limit', 'many', 'compare_limit: '],
    ['valid_countries', '["HU","CH"]', 'valid_countries.1: the countries of the EU are possible'],
    ['available_online_payment_methods', '["cheque"]', 'available_online_payment_methods.0: '],
    ['analytics_ids', '{"ga4":"UA-1"}', 'analytics_ids.ga4: '],
    ['cookie_consent_cta_target_url', 'javascript:alert(1)', 'cookie_consent_cta_target_url: must be a path'],
    ['root_redirect', '//elsewhere.example', 'root_redirect: must be a path of the shop'],
    ['root_redirect', '/', 'root_redirect: must be a path of the shop'],
    ['default_currency', 'USD', 'default_currency: '],
    ['available_currencies', '["EUR"]', 'default_currency must be one of available_currencies'],
  ])('%s %s', async (entry, value, sentence) => {
    await expect(set(entry, value)).rejects.toThrow(sentence)
  })
})
