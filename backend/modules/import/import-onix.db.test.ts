import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type TestShop } from '../orders/shop.test-support.ts'
import { brokenChecks, rowsOf, runImport, variantOf } from './import.test-support.ts'
import { message, product } from './sources/onix/onix.test-support.ts'
import { onixFacts } from './sources/onix/onix-facts.ts'
import { openOnix } from './sources/onix/open-onix.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

describe('an ONIX message', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kolofon-onix-'))
  const file = join(folder, 'message.xml')
  afterAll(() => rmSync(folder, { recursive: true }))
  const read = async (xml: string) => {
    writeFileSync(file, xml)
    return runImport(shop, await openOnix(file, await onixFacts(shop.services)))
  }

  test('is imported, left the second time, updated by blocks, withdrawn by a deletion', async () => {
    const whole = message(product('onix-1', { isbn: '9789639999992' }))
    expect((await read(whole)).outcomes).toMatchObject([{ status: 'added', isbn: '9789639999992' }])
    expect((await read(whole)).outcomes).toMatchObject([{ status: 'left' }])
    const id = (await variantOf(shop, 'onix-1')).id
    const { body } = await shop.guest.call('GET /v2.0/variants/{id}', { params: { id }, query: {} })
    expect(body).toMatchObject({
      title: 'A kőszívű ember fiai',
      stock: 14,
      price: { gross: 3990, original: { gross: 4990 }, lowest30: { gross: 4990 } },
      description: 'Első bekezdés.\n\nMásodik & utolsó.',
    })
    expect(await rowsOf(shop, `select kind, view, url from resource_links`)).toEqual([
      { kind: 'image', view: 'front', url: 'https://kiado.example/borito.jpg' },
    ])
    expect(await rowsOf(shop, `select isbn from replacements where variant_id = ${id}`)).toEqual([
      { isbn: '9789630000024' },
    ])
    const update =
      '<Product><RecordReference>onix-1</RecordReference><NotificationType>04</NotificationType><ProductSupply><SupplyDetail><Stock><OnHand>3</OnHand></Stock></SupplyDetail></ProductSupply></Product>'
    expect((await read(message(update))).outcomes).toMatchObject([{ status: 'changed', changes: ['supplied'] }])
    expect(
      (
        await read(
          message(
            '<Product><RecordReference>onix-1</RecordReference><NotificationType>05</NotificationType></Product>',
          ),
        )
      ).outcomes,
    ).toMatchObject([{ status: 'changed', changes: ['active'] }])
    expect(await brokenChecks(shop)).toEqual([])
  })

  test('that breaks off keeps what came before', async () => {
    const { broken: where, counts } = await read(
      message(
        `${product('onix-2', { isbn: '9789639999985', title: 'Egészen más' })}<Product><RecordReference>half</RecordReference>`,
      ).replace('</ONIXMessage>', ''),
    )
    expect(counts).toEqual({ added: 1, changed: 0, left: 0, refused: 1 })
    expect(where).toMatch(/^Line \d+: the file ends before the message does/)
  })
})
