import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { announcedBy } from '../modules/checkout/checkout.test-support.ts'
import { openShop, type TestShop } from '../modules/orders/shop.test-support.ts'
import type { SetupForm } from '../setup/form/setup-form.ts'
import { defaultFile } from '../setup/read-setup-file.ts'
import { examine } from './doctor.ts'
import { runCommand } from './run-command.test-support.ts'
import { setup } from './setup.ts'

/** On the demo shop, which the same code has set up. */
let shop: TestShop
const folder = mkdtempSync(join(tmpdir(), 'kolofon-setup-'))
beforeAll(async () => {
  shop = await openShop()
})
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true })
})

const file = join(folder, 'shop.yaml')
const run = (form: string | object, options = {}) => {
  writeFileSync(file, typeof form === 'string' ? form : stringify(form))
  return runCommand(shop, setup, [file], options)
}
const rowsOf = async (sql: string) => (await shop.connection.pool.query(sql)).rows

/** Entries of the default file, as somebody has changed them. */
const entries = parse(readFileSync(defaultFile, 'utf8')) as Pick<SetupForm, 'categories' | 'delivery' | 'payment'>

describe('a setup', () => {
  test('of what is there changes nothing and says nothing to the storefronts', async () => {
    const before = await announcedBy(shop)
    const { text } = await run({ categories: entries.categories, payment: entries.payment })
    expect(text.split('\n').at(-1)).toBe('Nothing changes.')
    expect(await announcedBy(shop)).toEqual(before)
    expect(await rowsOf(`select 1 from audit_log where action = 'setup'`)).toEqual([])
  })

  test('without a file refuses a shop that has its own settings', async () => {
    await expect(runCommand(shop, setup)).rejects.toThrow('This shop is set up already.')
    expect(await rowsOf(`select 1 from config_entries where key = 'company'`)).toEqual([])
  })

  test('says in a dry run what it would do, and writes nothing', async () => {
    const form = {
      configuration: { contact_phone: '06 1 234 5678' },
      delivery: [{ ...entries.delivery[0], prices: { HUF: 1690 } }],
    }
    const { code, text } = await run(form, { dryRun: true })
    expect(code).toBe(0)
    expect(text.split('\n').slice(0, 2)).toEqual(['+ configuration contact_phone', '~ delivery home: prices'])
    expect(text.split('\n').at(-1)).toBe('1 added, 1 changed, 0 left; nothing was written.')
    expect(text).toContain('= delivery foxpost is not in the file, and stays')
    expect(text).not.toMatch(/= (payment|publisher|store) /)
    expect(await rowsOf(`select 1 from config_entries where key = 'contact_phone'`)).toEqual([])
  })

  test('writes the changes with an entry in the audit log, and announces them', async () => {
    const delivery = entries.delivery.map((mode) =>
      mode.key === 'home'
        ? { ...mode, prices: { HUF: 1690 } }
        : mode.key === 'gls'
          ? { ...mode, enabled: false }
          : mode,
    )
    expect((await run({ configuration: { free_delivery_from: { HUF: 20_000 } }, delivery })).code).toBe(0)
    const { body } = await shop.guest.call('GET /v2.0/delivery_modes')
    expect(body.items.map(({ key, price }) => [key, price.gross])).toEqual([
      ['home', 1690],
      ['foxpost', 990],
      ['mpl', 1090],
    ])
    expect(await rowsOf(`select subject, detail from audit_log where action = 'setup'`)).toEqual([
      {
        subject: file,
        detail: expect.arrayContaining([{ kind: 'delivery', name: 'home', what: 'changed', fields: ['prices'] }]),
      },
    ])
    expect((await announcedBy(shop)).at(-1)).toEqual(
      expect.arrayContaining(['configuration', 'catalog', 'categories', 'content']),
    )
  })

  test('takes the usual days for a way of delivery where the file no longer says them', async () => {
    const [home] = entries.delivery
    const daysOf = async (mode: object) => {
      await run({ delivery: [mode] })
      return rowsOf(`select days_from, days_to from delivery_modes where key = 'home'`)
    }
    expect(await daysOf({ ...home, days: [3, 5] })).toEqual([{ days_from: 3, days_to: 5 }])
    expect(await daysOf({ ...home, days: undefined })).toEqual([{ days_from: 1, days_to: 2 }])
  })

  test('moves a category with all that is below it, and keeps one that the file leaves out', async () => {
    const moved = structuredClone(entries.categories)
    const fiction = moved[0]
    const world = fiction?.children?.find(({ key }) => key === 'vilagirodalom')
    if (!fiction || !world) throw new Error('The default file has another tree')
    fiction.children = fiction.children?.filter(({ key }) => key !== 'vilagirodalom' && key !== 'humor')
    moved.push(world)
    const { text } = await run({ categories: moved })
    expect(text).toContain('~ category vilagirodalom: parentId, position')
    expect(text).toContain('= category humor is not in the file, and stays')
    expect(text).toMatch(/~ subjects \d+ codes/)
    const [french] = await rowsOf(
      `select c.path, array[p.id, c.id] as wanted from categories c join categories p on p.key = 'vilagirodalom' where c.key = 'francia-proza'`,
    )
    expect(french.path).toEqual(french.wanted)
    expect(
      await rowsOf(`select 1 from category_subjects s join categories c on c.id = s.category_id where c.key = 'humor'`),
    ).toEqual([])
  })

  test('replaces the publisher that an import has added, and adds a store with its stock', async () => {
    await shop.connection.pool.query(`insert into publishers (key, name) values ('uj-kiado', 'ÚJ KIADÓ')`)
    const { text } = await run({
      publishers: [{ key: 'uj-kiado', name: 'Új Kiadó', isImprint: true }],
      warehouses: [{ key: 'vac', kind: 'store' }],
      stores: [
        {
          slug: 'vac',
          warehouse: 'vac',
          name: { hu: 'Vác', en: 'Vác' },
          zip: '2600',
          city: 'Vác',
          addressLine: 'Fő tér 1.',
          latitude: 47.78,
          longitude: 19.13,
          phone: '06 27 555 000',
          email: 'vac@kolofon.example',
          open: [{ day: 1, from: '10:00', to: '18:00' }],
        },
      ],
    })
    expect(text).toContain('~ publisher uj-kiado: name, isImprint')
    expect(text).toContain('+ store vac')
    const { body } = await shop.guest.call('GET /v2.0/warehouses')
    expect(body.items.at(-1)).toMatchObject({ key: 'vac', kind: 'store', store: { name: 'Vác' } })
  })

  test('adds content that the shop lacks, and leaves what it has', async () => {
    const menu = (key: string) => ({
      key,
      nodes: [{ title: { hu: 'Minta', en: 'Sample' }, target: { page: '/cart' } }],
    })
    const { text } = await run({ content: { menus: [menu('top'), menu('gifts')] } })
    expect(text.split('\n')[0]).toBe('+ menus gifts')
    expect(text).not.toContain('menus top')
    const [{ top, gifts }] = await rowsOf(
      `select (select nodes::text from menus where key = 'top') as top, (select nodes::text from menus where key = 'gifts') as gifts`,
    )
    expect(top).not.toContain('Sample')
    expect(gifts).toContain('Sample')
  })
})

describe('a setup with an error writes nothing and names the line', () => {
  test.each<[string, string, string]>([
    ['another base list', 'priceLists:\n  - { key: other, for: base }', '2 the shop has the base list default'],
    [
      'another audience',
      'priceLists:\n  - { key: default, for: b2b }',
      '2 the list default is there, and for somebody else',
    ],
    ['another web warehouse', 'warehouses:\n  - { key: store, kind: web }', '2 the shop has the web warehouse web'],
    [
      'entries that do not agree',
      'configuration:\n  default_currency: EUR\n  available_currencies: [HUF]',
      '2 default_currency must be one of available_currencies',
    ],
    [
      'a page that names what is not there',
      'content:\n  menus:\n    - key: m\n      nodes: [{ target: { category: nowhere } }]',
      '4 there is no category nowhere',
    ],
    ['no YAML', 'delivery: [', '2 Flow sequence'],
  ])('%s', async (_name, text, said) => {
    const before = await rowsOf(`select count(*)::int as entries from config_entries`)
    const { code, text: printed } = await run(`${text}\n`)
    expect(code).toBe(1)
    expect(printed).toContain(`${file}:${said}`)
    expect(printed).toMatch(/Nothing was set up\.$/)
    expect(await rowsOf(`select count(*)::int as entries from config_entries`)).toEqual(before)
  })

  test('a file that is not there', async () => {
    await expect(runCommand(shop, setup, [join(folder, 'none.yaml')])).rejects.toThrow('cannot be read')
  })
})

test('doctor names samples and drafts of the default file that still stand', async () => {
  const unfinished = async () =>
    (await examine({ db: shop.services.db, pool: shop.connection.pool })).find(
      ({ name }) => name === 'shop_is_its_owners',
    )?.rows
  expect(await unfinished()).toEqual([])
  await run({ configuration: { contact_email: 'bolt@minta.example' } })
  expect(await unfinished()).toEqual([{ kind: 'configuration', name: 'contact_email' }])
})
