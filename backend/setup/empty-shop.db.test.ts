import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createEmptyDatabase } from '#tests/support/test-database.ts'
import { importCsv, importOnix } from '../commands/import.ts'
import { runCommand } from '../commands/run-command.test-support.ts'
import { setup } from '../commands/setup.ts'
import { fillCart, finalize } from '../modules/checkout/checkout.test-support.ts'
import { brokenChecks, rowsOf } from '../modules/import/import.test-support.ts'
import { message, product } from '../modules/import/sources/onix/onix.test-support.ts'
import { openShop, type TestShop } from '../modules/orders/shop.test-support.ts'

/** The walk of docs/deployment.md: from tables without a row to a finished order, without the demo shop. */
let shop: TestShop
const folder = mkdtempSync(join(tmpdir(), 'kolofon-empty-'))
beforeAll(async () => {
  shop = await openShop(1_000, {}, createEmptyDatabase)
})
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true })
})

const fileOf = (name: string, content: string): string => {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}
const report = join(folder, 'report.jsonl')

const onix = () =>
  fileOf(
    'list.xml',
    message(
      product('walk-1', { isbn: '9789639999992', title: 'Az első könyv' }).replace(
        '<OnHand>14</OnHand>',
        '<OnHand>0</OnHand>',
      ) + product('walk-2', { isbn: '9789639999985', title: 'A második könyv' }).replaceAll('FIC002000', 'QQQ000000'),
    ),
  )

describe('an empty shop', () => {
  test('refuses an import, and says what to do', async () => {
    await expect(runCommand(shop, importOnix, [onix()], { report })).rejects.toThrow('npm run shop -- setup')
    expect(await rowsOf(shop, 'select 1 from variants')).toEqual([])
  })

  test('is set up from the default file, which names what has to be replaced', async () => {
    const { code, text } = await runCommand(shop, setup)
    expect(code).toBe(0)
    expect(text).toContain('+ price list default')
    expect(text).toContain('+ warehouse web')
    expect(text).toContain('+ category krimi')
    expect(text).toMatch(/Replace these before the shop opens.*configuration company.*page privacy, page terms/)
    expect((await runCommand(shop, setup)).text).toContain('Nothing changes.')
  })

  test('shows its categories, its pages and its name, and nothing of the demo shop', async () => {
    const { body: config } = await shop.guest.call('GET /v2.0/config_entries')
    expect(config).toMatchObject({
      company: { name: 'Minta Könyvesbolt Kft.' },
      available_currencies: ['HUF'],
      social_icons: [],
    })
    const { body: tree } = await shop.guest.call('GET /v2.0/categories', { query: {} })
    expect(tree.items).toHaveLength(50)
    const [terms] = await rowsOf(shop, `select id from contents where key = 'terms'`)
    const { body: page } = await shop.guest.call('GET /v2.0/contents/{id}/current', { params: { id: terms.id } })
    expect(JSON.stringify(page)).toMatch(/Tervezet: cseréld le.*Az eladó a Minta Könyvesbolt Kft\./)
    expect(JSON.stringify([config, tree, page])).not.toContain('Kolofon')
  })

  test('imports a publisher’s list into its categories, and counts the subjects that lead nowhere', async () => {
    const { code, text } = await runCommand(shop, importOnix, [onix()], { report })
    expect(code).toBe(0)
    expect(text).toContain('2 new')
    expect(text).toContain('Subjects without a category, by records: bisac QQQ000000 (1).')
    expect(
      await rowsOf(
        shop,
        `select p.title, string_agg(c.key, ' ' order by pc.position) as keys from products p
         join product_categories pc on pc.product_id = p.id join categories c on c.id = pc.category_id group by 1 order by 1`,
      ),
    ).toEqual([
      { title: 'A második könyv', keys: 'magyar-proza' },
      { title: 'Az első könyv', keys: 'magyar-proza kaland' },
    ])
  })

  test('takes prices and stock from a table', async () => {
    const file = fileOf('prices.csv', 'isbn,priceHUF,stock\n9789639999992,3490,5\n')
    const { code, text } = await runCommand(shop, importCsv, [file], { report })
    expect([code, text]).toEqual([0, expect.stringContaining('1 changed')])
    expect(await brokenChecks(shop)).toEqual([])
  })

  test('sells the book to a guest who finds it in its category', async () => {
    const [{ id: categoryId }] = await rowsOf(shop, `select id from categories where key = 'magyar-proza'`)
    const { body: listing } = await shop.guest.call('GET /v2.0/categories/{id}/variants', {
      params: { id: categoryId },
      query: {},
    })
    const found = listing.products.find(({ title }) => title === 'Az első könyv')
    expect(found).toMatchObject({ price: { gross: 3490 }, availability: 'available' })
    const visitor = await shop.visit()
    const { status, body } = await finalize(
      visitor,
      await fillCart(visitor, {
        items: [{ variantId: found?.id ?? 0, quantity: 2 }],
        delivery: 'foxpost',
        payment: 'cash_on_delivery',
      }),
    )
    expect(status).toBe(200)
    const [order] = await rowsOf(shop, 'select uuid, status, total_gross from orders')
    expect(order).toMatchObject({ status: 'finalized', total_gross: 2 * 3490 + 990 + 390 })
    expect(body).toMatchObject({ orderUuid: order.uuid })
    expect(
      await rowsOf(
        shop,
        `select on_hand from stock_items i join variants v on v.id = i.variant_id where v.isbn = '9789639999992'`,
      ),
    ).toEqual([{ on_hand: 3 }])
    expect(await brokenChecks(shop)).toEqual([])
  })
})
