import type { MarcRecord } from '@natlibfi/marc-record'
import { ISO2709, MARCXML } from '@natlibfi/marc-record-serializers'
import { SaxesParser } from 'saxes'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { RecordFormat } from '#contracts/record-format.ts'
import { setMembership } from '../../access/actors.test-support.ts'
import { fillCart, finalize, findVariant, putStock } from '../checkout/checkout.test-support.ts'
import { openOrganization } from '../invitations/invitations.test-support.ts'
import { openShop, type TestShop, type Visitor } from '../orders/shop.test-support.ts'

let shop: TestShop
let school: Awaited<ReturnType<typeof openOrganization>>
beforeAll(async () => void (shop = await openShop()))
afterAll(() => shop.close())
beforeEach(async () => void (school = await openOrganization(shop)))

const variantOf = async (product: string, format: string): Promise<number> => {
  const { rows } = await shop.connection.pool.query<{ id: number }>(
    'select v.id from variants v join products p on p.id = v.product_id where p.key = $1 and v.format = $2 order by v.id',
    [product, format],
  )
  return rows[0]?.id ?? 0
}
const buy = async (items: { variantId: number; quantity?: number }[], buyer: Visitor = school.master) => {
  for (const { variantId } of items) await putStock(shop, variantId, 50)
  const cart = await fillCart(buyer, { items, delivery: 'home', payment: 'cash_on_delivery' })
  return (await finalize(buyer, cart)).body.orderUuid
}
const ask = (visitor: Visitor, uuid: string, format: RecordFormat = 'mrc', headers = {}) =>
  visitor.call('GET /orders/{uuid}/library_records', { params: { uuid }, query: { format }, headers })
const download = async (uuid: string, format: RecordFormat = 'mrc', headers = {}) => {
  const { status, body, headers: answered } = await ask(school.master, uuid, format, headers)
  expect(status).toBe(200)
  return { headers: answered, bytes: new Uint8Array(await new Response(body.content).arrayBuffer()) }
}
const textOf = (bytes: Uint8Array) => new TextDecoder('utf-8', { fatal: true }).decode(bytes)
const recordsIn = (bytes: Uint8Array): MarcRecord[] =>
  textOf(bytes)
    .split('\u001D')
    .filter(Boolean)
    .map((text) => ISO2709.from(text))
const linesOf = (record: MarcRecord | undefined): string[] => record?.toString().split('\n') ?? []

test('a record says all that the catalog knows of the book, as written by hand', async () => {
  const [{ id }] = await school.run(
    `select v.id from variants v join products p on p.id = v.product_id and p.key = 'egri-csillagok-hu'
     join parameter_values on variant_id = v.id join parameters q on q.id = parameter_id and q.key = 'edition' order by v.id`,
  )
  await school.run(`update variants set sku = 'T-1', isbn = '9789630000017', pages = 520, height = 203 where id = $1`, [
    id,
  ])
  await school.run(
    `update prices set gross = 3990, net = 3800, original_gross = null, original_net = null where variant_id = $1 and currency = 'HUF'`,
    [id],
  )
  const [{ at }] = await school.run(
    `update products set description = '{"hu":"Eger ostroma.","en":"The siege of Eger."}' where key = 'egri-csillagok-hu'
     returning to_char(updated_at at time zone 'UTC', 'YYYYMMDDHH24MISS') as at`,
  )
  const uuid = await buy([{ variantId: id, quantity: 30 }])
  const [record] = recordsIn((await download(uuid)).bytes)
  // Length and base address are checked below, against the bytes.
  expect(linesOf(record).map((line) => line.replace(/^(LDR {4})\d{5}(.{7})\d{5}/, '$1_____$2_____'))).toEqual([
    'LDR    _____nam a22_____3c 4500',
    '001    T-1',
    '003    Kolofon',
    `005    ${at}.0`,
    '008    261121s2014    xx ||||  |||||||| f|hun d',
    '020    ‡a9789630000017‡qpuha kötés‡c3990 HUF',
    '040    ‡aKolofon‡bhun‡cKolofon',
    '041 0  ‡ahun',
    '072  7 ‡aFV‡2thema',
    '072  7 ‡aFJ‡2thema',
    '100 1  ‡aGárdonyi, Géza‡d1863-1922‡eszerző‡4aut',
    '245 10 ‡aEgri csillagok‡cGárdonyi Géza',
    '250    ‡adiákkiadás',
    '264  1 ‡bKolofon‡c2014',
    '300    ‡a520 oldal‡c21 cm',
    '336    ‡btxt‡2rdacontent',
    '337    ‡bn‡2rdamedia',
    '338    ‡bnc‡2rdacarrier',
    '520    ‡aEger ostroma.',
    '650  7 ‡aHistorical fiction‡2thema',
    '650  7 ‡aAdventure / action fiction‡2thema',
    '653    ‡aTörténelmi regény',
    '653    ‡aKalandregény',
    '653    ‡aOlvasmányok a felső tagozatnak',
    '852    ‡aIskola‡t1-30',
    '876    ‡c3990 HUF‡d20261121‡eKolofon‡t1-30',
  ])
  const english = linesOf(recordsIn((await download(uuid, 'mrc', { 'Accept-Language': 'en' })).bytes)[0])
  expect(english).toContain('520    ‡aThe siege of Eger.')
  expect(english).toContain('100 1  ‡aGárdonyi, Géza‡d1863-1922‡eauthor‡4aut')
})

const mixed = async () =>
  buy([
    { variantId: await variantOf('a-nagy-gatsby-hu', 'hardback'), quantity: 2 },
    { variantId: await variantOf('janos-vitez-hu', 'ebook') },
    { variantId: await variantOf('toldi-hu', 'paperback'), quantity: 3 },
  ])

test('both formats hold the same records, in the order of the order', async () => {
  const uuid = await mixed()
  const { bytes, headers } = await download(uuid)
  expect(headers.get('Content-Type')).toBe('application/marc')
  expect(headers.get('Content-Disposition')).toMatch(/''K-.+\.mrc$/)
  const binary = recordsIn(bytes)
  expect(binary.map((record) => linesOf(record).find((line) => line.startsWith('245')))).toEqual([
    expect.stringContaining('A nagy Gatsby'),
    expect.stringContaining('János vitéz'),
    expect.stringContaining('Toldi'),
  ])
  const xml = textOf((await download(uuid, 'xml')).bytes)
  const written = await Promise.all(
    [...xml.matchAll(/<record[^]*?<\/record>/g)].map(([text]) => MARCXML.from(text.trim())),
  )
  const content = (record: MarcRecord) => linesOf(record).slice(1)
  expect(written.map(content)).toEqual(binary.map(content))
})

test('the leader and the directory of each record count its bytes', async () => {
  const { bytes } = await download(await mixed())
  let start = 0
  let records = 0
  while (start < bytes.length) {
    const head = textOf(bytes.subarray(start, start + 24))
    const [length, base] = [Number(head.slice(0, 5)), Number(head.slice(12, 17))]
    expect(bytes[start + length - 1], 'the end of the record').toBe(0x1d)
    const directory = textOf(bytes.subarray(start + 24, start + base - 1))
    expect(bytes[start + base - 1]).toBe(0x1e)
    for (const entry of directory.match(/.{12}/g) ?? []) {
      const end = start + base + Number(entry.slice(7)) + Number(entry.slice(3, 7)) - 1
      expect(bytes[end], `the end of field ${entry.slice(0, 3)}`).toBe(0x1e)
    }
    expect(directory).toMatch(/^(?:.{12})*0080041/)
    start += length
    records++
  }
  expect(records).toBe(3)
})

test('MARCXML is well formed and in its namespace', async () => {
  const elements: string[] = []
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ uri, local }) => void elements.push(`${uri} ${local}`))
  parser.write(textOf((await download(await mixed(), 'xml')).bytes)).close()
  const names = ['collection', 'record', 'leader', 'controlfield', 'datafield', 'subfield']
  expect([...new Set(elements)]).toEqual(names.map((name) => `http://www.loc.gov/MARC21/slim ${name}`))
})

test('a translation names its original language and its translator, a download is an online resource', async () => {
  const [gatsby, ebook] = recordsIn((await download(await mixed())).bytes).map(linesOf)
  expect(gatsby).toContain('041 1  ‡ahun‡heng')
  expect(gatsby).toEqual(expect.arrayContaining([expect.stringMatching(/^245 12 ‡aA nagy Gatsby/)]))
  expect(gatsby?.find((line) => line.startsWith('700'))).toMatch(/‡efordító‡4trl$/)
  expect(ebook).toContain('007    cr')
  expect(ebook).toContain('338    ‡bcr‡2rdacarrier')
  expect(ebook?.find((line) => line.startsWith('300'))).toMatch(/^300 {4}‡a1 online forrás/)
})

test('texts cannot break a record', async () => {
  const id = await variantOf('toldi-hu', 'paperback')
  const [{ old }] = await school.run(`select title as old from products where key = 'toldi-hu'`)
  await school.run(`update products set title = $1 where key = 'toldi-hu'`, ['Tol\u001Fdi\u001D & <Bence> 📚 őű\u001E'])
  const uuid = await buy([{ variantId: id }])
  const records = recordsIn((await download(uuid)).bytes)
  expect(linesOf(records[0])).toContainEqual(expect.stringMatching(/^245 10 ‡aTol di & <Bence> {1,2}őű‡c/))
  const xml = textOf((await download(uuid, 'xml')).bytes)
  expect(xml).toContain('Tol di &amp; &lt;Bence')
  await school.run(`update products set title = $1 where key = 'toldi-hu'`, [old])
})

test('a package is its books, which have no price of their own', async () => {
  const { id } = await findVariant(shop, 'package')
  const contained = await school.run('select variant_id, quantity from package_items where package_id = $1', [id])
  const { bytes } = await download(await buy([{ variantId: id, quantity: 2 }]))
  const records = recordsIn(bytes)
  expect(records).toHaveLength(contained.length)
  for (const record of records) {
    expect(linesOf(record).at(-2)).toBe('852    ‡aIskola‡t1-2')
    expect(linesOf(record).at(-1)).toBe('876    ‡d20261121‡eKolofon‡t1-2')
  }
})

test('only those who may read the order get its records, and a cancelled order has none', async () => {
  const uuid = await buy([{ variantId: await variantOf('toldi-hu', 'paperback') }])
  const slave = await school.visit('slave')
  expect((await ask(slave, uuid)).code).toBe('not_found')
  await setMembership(shop.connection, school.people.slave.userId ?? 0, school.id, [
    'ROLE_B2B_SLAVE',
    'ACCESS_ALL_ORGANIZATION_ORDER',
  ])
  expect((await ask(slave, uuid)).status).toBe(200)
  expect((await ask(await school.visit('customer'), uuid)).code).toBe('not_found')
  await school.master.call('POST /orders/{uuid}/cancel', { params: { uuid }, body: {} })
  expect((await ask(school.master, uuid)).code).toBe('not_found')
})
