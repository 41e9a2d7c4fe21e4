import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testNow, testStart } from '#tests/support/test-clock.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { isIsbn13 } from '../modules/catalog/rules/isbn.ts'
import { lowestBefore } from '../modules/pricing/rules/lowest-before.ts'
import { grossOf } from '../modules/pricing/rules/gross-of-net.ts'
import { netOf } from '../modules/pricing/rules/net-of-gross.ts'
import { verifyPassword } from '../modules/customers/service.ts'
import type { Connection } from '../db/connect.ts'
import { demoPassword } from './tables/seed-sales.ts'
import { needsSeed } from './needs-seed.ts'
import { seedIfEmpty } from './seed.ts'

let connection: Connection
beforeAll(async () => {
  connection = await createTestDatabase()
})
afterAll(() => connection.close())

const rowsOf = async (sql: string) => (await connection.pool.query(sql)).rows
const countOf = async (from: string): Promise<number> =>
  (await rowsOf(`select count(*)::int as count from ${from}`))[0].count

it('seeds once only', async () => {
  const before = await countOf('variants')
  const again = await seedIfEmpty({
    db: connection.db,
    now: testNow,
    files: undefined,
    log: pino({ level: 'silent' }),
  })
  expect(again).toBe(false)
  expect(await countOf('variants')).toBe(before)
})

it('gives a demo shop of an earlier version the map of subjects, and nothing else', async () => {
  const before = await rowsOf('select * from category_subjects order by 1, 2, 3')
  expect(before.length).toBeGreaterThan(100)
  expect(await needsSeed(connection.db)).toBe(false)
  await connection.pool.query('delete from category_subjects')
  expect(await needsSeed(connection.db)).toBe(true)
  const categories = await rowsOf('select * from categories order by id')
  const log = pino({ level: 'silent' })
  expect(await seedIfEmpty({ db: connection.db, now: testNow, files: undefined, log })).toBe(true)
  expect(await rowsOf('select * from category_subjects order by 1, 2, 3')).toEqual(before)
  expect(await rowsOf('select * from categories order by id')).toEqual(categories)
})

describe('the catalog', () => {
  it('is as large as promised', async () => {
    expect(await countOf('works')).toBeGreaterThanOrEqual(300)
    expect(await countOf('variants')).toBeGreaterThanOrEqual(500)
    expect(await countOf(`works where original_language = 'hu'`)).toBeGreaterThanOrEqual(150)
    expect(await countOf(`variants where format = 'package'`)).toBe(8)
    expect(await countOf(`variants where published_on > '${testStart.toISOString().slice(0, 10)}'`)).toBeGreaterThan(10)
  })

  it('has only valid ISBNs, none twice', async () => {
    const isbns = (await rowsOf('select isbn from variants where isbn is not null')).map(({ isbn }) => isbn)
    expect(isbns.filter((isbn) => !isIsbn13(isbn))).toEqual([])
    expect(new Set(isbns).size).toBe(isbns.length)
  })

  it('has every text in both languages', async () => {
    const columns = await rowsOf(`
      select table_name as "table", column_name as "column" from information_schema.columns
      where table_schema = 'public' and data_type = 'jsonb' and column_name not in ('blocks', 'target', 'picture', 'open', 'special_days', 'fees', 'portrait', 'picks')
        and table_name in ('contributors', 'publishers', 'series', 'products', 'categories', 'collections', 'contents',
          'banners', 'stores', 'delivery_modes', 'payment_methods')`)
    expect(columns.length).toBeGreaterThan(15)
    for (const { table, column } of columns)
      expect(
        await countOf(
          `${table} where ${column} is not null
            and (coalesce(${column}->>'hu', '') = '' or coalesce(${column}->>'en', '') = '')`,
        ),
        `${table}.${column}`,
      ).toBe(0)
  })

  it('gives every product a variant, an author, a main category and an index', async () => {
    for (const [table, condition] of [
      ['variants', ''],
      ['product_contributors', `and role = 'author'`],
      ['product_categories', 'and position = 0'],
    ])
      expect(
        await countOf(`products p where not exists (select 1 from ${table} where product_id = p.id ${condition})`),
        table,
      ).toBe(0)
    expect(await countOf('products where search is null or search_names is null')).toBe(0)
  })

  it('gives no two products of a language the same address', async () => {
    expect(
      await rowsOf(
        'select slug, language from products group by 1, 2 having count(*) > 1 and count(distinct title) > 1',
      ),
    ).toEqual([])
  })

  it('sells packages twelve to fifteen per cent below the sum', async () => {
    const packages = await rowsOf(`
      select pr.currency, pr.gross, sum(coalesce(part.original_gross, part.gross))::int as parts from package_items i
      join prices pr on pr.variant_id = i.package_id and pr.price_list_id = 1
      join prices part on part.variant_id = i.variant_id and part.currency = pr.currency and part.price_list_id = 1
      group by i.package_id, pr.currency, pr.gross`)
    expect(packages).toHaveLength(16)
    for (const { gross, parts, currency } of packages) {
      expect(1 - gross / parts, currency).toBeGreaterThan(currency === 'HUF' ? 0.115 : 0.1)
      expect(1 - gross / parts, currency).toBeLessThan(currency === 'HUF' ? 0.155 : 0.17)
    }
  })
})

describe('prices', () => {
  it('are in both currencies, end in 90, and net follows from gross', async () => {
    const prices = await rowsOf(
      'select pr.*, v.vat_rate from prices pr join variants v on v.id = pr.variant_id where price_list_id = 1',
    )
    expect(prices).toHaveLength(2 * (await countOf('variants')))
    for (const { gross, net, original_gross, original_net, vat_rate } of prices) {
      expect(gross % 100).toBe(90)
      expect(net).toBe(netOf(gross, vat_rate))
      expect(original_net).toBe(original_gross === null ? null : netOf(original_gross, vat_rate))
    }
  })

  it('that are reduced name the lowest of the thirty days before, as in their history', async () => {
    const reduced = await rowsOf('select * from prices where original_gross is not null')
    const share = reduced.length / (await countOf('prices where price_list_id = 1'))
    expect(share).toBeGreaterThan(0.08)
    expect(share).toBeLessThan(0.16)
    for (const { variant_id, currency, gross, original_gross, lowest30_gross, since } of reduced) {
      const history = await rowsOf(
        `select gross, since from price_history
          where variant_id = ${variant_id} and currency = '${currency}' order by since`,
      )
      expect(history.at(-1)).toEqual({ gross, since })
      expect(lowest30_gross).toBe(lowestBefore(history, since))
      expect(gross).toBeLessThan(original_gross)
    }
    expect(reduced.filter((row) => row.lowest30_gross !== row.original_gross).length).toBeGreaterThan(10)
  })

  it('of the school are below the list price, net first, lower from 10 and from 30 copies on', async () => {
    const listed = await rowsOf(`
      select v.vat_rate, base.net as list_net, p.net, p.gross, p.from_quantity from prices p
        join price_lists l on l.id = p.price_list_id and l.key = 'minta-gimnazium'
        join prices base on base.price_list_id = 1 and base.variant_id = p.variant_id and base.currency = p.currency
        join variants v on v.id = p.variant_id
      where base.original_gross is null order by p.variant_id, p.currency, p.from_quantity`)
    expect(listed.length).toBeGreaterThan(300)
    for (const { vat_rate, list_net, net, gross } of listed) {
      expect(net).toBeLessThan(list_net)
      expect(gross).toBe(grossOf(net, vat_rate))
    }
    expect(new Set(listed.map(({ from_quantity }) => from_quantity))).toEqual(new Set([1, 10, 30]))
  })

  it('that are not reduced are the last of their history', async () => {
    expect(
      await countOf(`prices pr where price_list_id = 1 and original_gross is null and (lowest30_gross is not null or gross <> (
      select gross from price_history h where h.variant_id = pr.variant_id and h.currency = pr.currency
      order by since desc limit 1))`),
    ).toBe(0)
  })
})

describe('the stock', () => {
  it('is the sum of its movements everywhere', async () => {
    expect(
      await rowsOf(`select s.variant_id from stock_items s left join stock_movements m using (variant_id, warehouse_id)
      group by s.variant_id, s.warehouse_id, s.on_hand having s.on_hand <> coalesce(sum(m.quantity), 0)`),
    ).toEqual([])
    expect(await countOf(`stock_movements where at > '${testStart.toISOString()}' or quantity <= 0`)).toBe(0)
  })

  it('covers every printed book, and about one in twelve is out', async () => {
    expect(
      await countOf(
        `variants v where type = 'physical' and format <> 'package'
          and not exists (select 1 from stock_items where variant_id = v.id and warehouse_id = 1)`,
      ),
    ).toBe(0)
    const share =
      (await countOf('stock_items where warehouse_id = 1 and on_hand = 0')) /
      (await countOf('stock_items where warehouse_id = 1'))
    expect(share).toBeGreaterThan(0.05)
    expect(share).toBeLessThan(0.12)
  })
})

it('lets the demo accounts sign in, and marks them', async () => {
  const accounts = await rowsOf(
    `select email, segment, demo, password_hash, o.name as organization_name, role from users u
      left join memberships m on m.user_id = u.id left join organizations o on o.id = m.organization_id order by email`,
  )
  expect(accounts).toMatchObject([
    {
      email: 'iskola@kolofon.example',
      segment: 'b2b',
      demo: true,
      organization_name: 'Minta Gimnázium',
      role: 'ROLE_B2B_MASTER',
    },
    { email: 'olvaso@kolofon.example', segment: 'b2c', demo: true, organization_name: null, role: null },
  ])
  for (const { password_hash } of accounts) expect(await verifyPassword(demoPassword, password_hash)).toBe(true)
})

it('continues with ids after its own', async () => {
  for (const table of [
    'products',
    'variants',
    'contributors',
    'categories',
    'collections',
    'warehouses',
    'delivery_modes',
  ]) {
    const [{ next, last }] = await rowsOf(
      `select nextval(pg_get_serial_sequence('${table}', 'id'))::int as next, (select max(id) from ${table}) as last`,
    )
    expect(next, table).toBe(last + 1)
  }
})
