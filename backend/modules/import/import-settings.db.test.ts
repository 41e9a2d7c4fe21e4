import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeConfigEntry } from '../configuration/service.ts'
import { openShop, type TestShop } from '../orders/shop.test-support.ts'
import { rowsOf, runImport, variantOf } from './import.test-support.ts'
import { message, product } from './sources/onix/onix.test-support.ts'
import { onixFacts } from './sources/onix/onix-facts.ts'
import { openOnix } from './sources/onix/open-onix.ts'

let shop: TestShop
const folder = mkdtempSync(join(tmpdir(), 'kolofon-settings-'))
beforeAll(async () => {
  shop = await openShop()
})
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true })
})

const read = async (xml: string, dryRun = false) => {
  const file = join(folder, 'message.xml')
  writeFileSync(file, message(xml))
  return runImport(shop, await openOnix(file, await onixFacts(shop.services)), dryRun)
}
const keysOf = async (reference: string) => {
  const { product: productId } = await variantOf(shop, reference)
  const rows = await rowsOf(
    shop,
    `select c.key from product_categories pc join categories c on c.id = pc.category_id where pc.product_id = ${productId} order by pc.position`,
  )
  return rows.map(({ key }) => key)
}

const book = product('own-1', { isbn: '9789639999992', title: 'Saját polcon' })
const withoutVat = (xml: string) => xml.replaceAll(/<Tax>.*?<\/Tax>/g, '')

test('a book gets the VAT of its format from the configuration where its record states none', async () => {
  await writeConfigEntry(shop.services.db, 'vat_rates', { paperback: 5, hardback: 18, ebook: 27, audio: 27 })
  await read(withoutVat(book))
  expect((await variantOf(shop, 'own-1')).vat_rate).toBe(18)
})

test('another map moves the book at the next import of the same file', async () => {
  expect(await keysOf('own-1')).toEqual(['magyar-proza', 'kaland'])
  expect((await read(withoutVat(book))).outcomes).toMatchObject([{ status: 'left' }])
  await shop.connection.pool.query(
    `update category_subjects set category_id = (select id from categories where key = 'humor') where code = 'FJ'`,
  )
  const moved = await read(withoutVat(book))
  expect(moved.outcomes).toMatchObject([{ status: 'changed', changes: ['categories'] }])
  expect(await keysOf('own-1')).toEqual(['magyar-proza', 'humor'])
})

test('the codes that lead nowhere are counted over all records, the most frequent ones first', async () => {
  const odd = (reference: string, isbn: string, code: string) =>
    product(reference, { isbn, title: `Könyv ${reference}` }).replace('FIC002000', code)
  const { unknownSubjects, outcomes } = await read(
    odd('odd-1', '9789639999985', 'QQQ1') +
      odd('odd-2', '9789639999978', 'ZZZ2') +
      odd('odd-3', '9789639999961', 'ZZZ2'),
    true,
  )
  expect(unknownSubjects).toEqual([
    { code: 'bisac ZZZ2', records: 2 },
    { code: 'bisac QQQ1', records: 1 },
  ])
  expect(outcomes[0]?.notes).toContainEqual({ code: 'subject_unknown', detail: 'bisac QQQ1' })
})
