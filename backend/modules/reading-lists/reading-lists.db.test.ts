import { afterAll, beforeAll, expect, test } from 'vitest'
import { putStock } from '../checkout/checkout.test-support.ts'
import { openOrganization } from '../invitations/invitations.test-support.ts'
import { openShop, type TestShop, type Visitor } from '../orders/shop.test-support.ts'

let shop: TestShop
let school: Awaited<ReturnType<typeof openOrganization>>
beforeAll(async () => {
  shop = await openShop(1_000)
  school = await openOrganization(shop)
})
afterAll(() => shop.close())

const ask = (text: string, visitor: Visitor = school.master, locale = 'hu') =>
  visitor.call('POST /v2.0/reading_lists/matches', { body: { text }, headers: { 'Accept-Language': locale } })
const match = async (text: string, locale?: string) => (await ask(text, undefined, locale)).body.entries

const quality = [
  ['1. Arany János: Toldi (Móra)', 'sure', 'Toldi'],
  ['Jókai Mór – Az arany ember', 'sure', 'Az arany ember'],
  ['Jókai Mór: A kőszívű ember fiai, Móra Kiadó, 2019', 'sure', 'A kőszívű ember fiai'],
  ['Gárdonyi Géza: Egri csillagok ........ 14', 'sure', 'Egri csillagok'],
  ['• Molnár Ferenc: A Pál utcai fiúk   2 490 Ft', 'sure', 'A Pál utcai fiúk'],
  ['Pal utcai fiuk', 'sure', 'A Pál utcai fiúk'],
  ['Petőfi Sándor: János vitéz, 30 db', 'sure', 'János vitéz'],
  ['Madách: Az ember tragédiája', 'sure', 'Az ember tragédiája'],
  ['Madách Imre: Az ember\ntragédiája', 'sure', 'Az ember tragédiája'],
  ['Mikszáth Kálmán: Szent Péter esernyője (regény)', 'sure', 'Szent Péter esernyője'],
  ['Shakespeare: Hamlet', 'sure', 'Hamlet'],
  ['F. Scott Fitzgerald: A nagy Gatsby', 'sure', 'A nagy Gatsby'],
  ['Szabó Magda: Abigél', 'sure', 'Abigél'],
  ['Jane Austen: Büszkeség és balítélet. Európa, Budapest, 2012', 'sure', 'Büszkeség és balítélet'],
  ['Todli, Arany János', 'ambiguous', undefined],
  ['Arany János balladái', 'ambiguous', undefined],
  ['Qwrtzpf xyvbn', 'unknown', undefined],
] as const

test('a real list is matched to the books that the teacher means', async () => {
  const entries = await match(quality.map(([text]) => text).join('\n\n'))
  const seen = entries.map(
    ({ written, kind, books }) => `${written} → ${kind} ${kind === 'sure' ? books[0]?.title : ''}`,
  )
  expect(seen).toEqual(quality.map(([, kind, title], index) => `${entries[index]?.written} → ${kind} ${title ?? ''}`))
  expect(entries.find(({ written }) => written.startsWith('Petőfi'))).toMatchObject({ copies: 30 })
  expect(entries[0]?.books[0]?.publisherName).toMatch(/^\p{Lu}/u)
})

const editionsOf = async (product: string) =>
  school.run(
    `select v.id, v.isbn, v.sku from variants v join products p on p.id = v.product_id where p.key = $1 and v.active
     and v.format in ('paperback', 'hardback') order by v.id`,
    [product],
  )

test('an ISBN and an SKU name one edition, whatever stands beside them', async () => {
  const [, second] = await editionsOf('egri-csillagok-hu')
  const entries = await match(`1. Valami más, ISBN ${second.isbn}\n2. ${second.sku.toLowerCase()}`)
  expect(entries.map(({ kind, books }) => [kind, books[0]?.id])).toEqual([
    ['sure', second.id],
    ['sure', second.id],
  ])
})

test('a sold out edition and one that is no longer sold are replaced by other editions of the same work first', async () => {
  const editions = await editionsOf('egri-csillagok-hu')
  const [first] = editions
  await putStock(shop, first.id, 0)
  const [soldOut] = await match(first.isbn)
  expect(soldOut).toMatchObject({ kind: 'unavailable', missing: 'Egri csillagok' })
  expect(soldOut?.books.length).toBeLessThanOrEqual(5)
  expect(soldOut?.books.map(({ title }) => title)[0]).toBe('Egri csillagok')
  expect(soldOut?.books.map(({ id }) => id)).not.toContain(first.id)
  expect(soldOut?.books.every(({ availability }) => availability !== 'unavailable')).toBe(true)

  await school.run('update variants set active = false where id = $1', [first.id])
  const [gone] = await match(first.isbn)
  expect(gone).toMatchObject({ kind: 'unavailable', missing: 'Egri csillagok' })
  expect(gone?.books[0]?.title).toBe('Egri csillagok')
  await school.run('update variants set active = true where id = $1', [first.id])
})

test('an ambiguous entry has at most five books to choose from', async () => {
  const [entry] = await match('Jókai Mór')
  expect(entry?.kind).toBe('ambiguous')
  expect(entry?.books.length).toBeGreaterThan(1)
  expect(entry?.books.length).toBeLessThanOrEqual(5)
})

test('the list means the books in its reader’s language', async () => {
  const languages = async (locale: string) => (await match('Hamlet', locale))[0]?.books[0]?.language
  expect(await languages('hu')).toBe('hu')
  expect(await languages('en')).toBe('en')
})

test('two hundred entries are matched at once, one more is refused, and a text without entries has none', async () => {
  const lines = Array.from({ length: 200 }, (_, index) => `${index + 1}. Ismeretlen szerző ${index}: Cím ${index}`)
  expect(await match(lines.join('\n'))).toHaveLength(200)
  const refused = await ask([...lines, '201. Toldi'].join('\n'))
  expect([refused.code, refused.params]).toEqual(['too_many_lines', { max: 200 }])
  expect(await match(' \n- 3 -\n')).toEqual([])
})

test('every member may match a list, a reader and a guest may not', async () => {
  expect((await ask('Toldi', await school.visit('slave'))).status).toBe(200)
  expect((await ask('Toldi', await school.visit('customer'))).code).toBe('forbidden')
  expect((await ask('Toldi', shop.guest)).code).toBe('unauthenticated')
})
