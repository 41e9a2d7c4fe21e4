import { describe, expect, test } from 'vitest'
import { message, product, recordOf } from './onix.test-support.ts'
import { readOf } from './supply.test-support.ts'

const identifier = (type: string, value: string): string =>
  `<ProductIdentifier><ProductIDType>${type}</ProductIDType><IDValue>${value}</IDValue></ProductIdentifier>`
const withNumbers = (...identifiers: string[]): string =>
  product().replace(/<ProductIdentifier>.*<\/ProductIdentifier>/, identifiers.join(''))

describe('the numbers of a record', () => {
  test('are an ISBN in any of its forms', async () => {
    for (const written of [
      identifier('15', '978-963-00-0001-7'),
      identifier('03', '9789630000017'),
      identifier('02', '9630000016'),
    ])
      expect((await readOf(withNumbers(written))).record).toMatchObject({ isbn: '9789630000017', sku: '9789630000017' })
  })

  test('with a wrong check digit refuse the record, by name', async () => {
    expect(await recordOf(message(withNumbers(identifier('15', '9789630000018'))))).toMatchObject({
      refusal: { code: 'isbn_invalid', detail: '9789630000018' },
    })
  })

  test('with a wrong check digit are noted beside a right one', async () => {
    const { record, notes } = await readOf(
      withNumbers(identifier('15', '9789630000018'), identifier('03', '9789630000017')),
    )
    expect(record.isbn).toBe('9789630000017')
    expect(notes).toContainEqual({ code: 'isbn_invalid', detail: '9789630000018' })
  })

  test('of two books are noted', async () => {
    const { notes } = await readOf(withNumbers(identifier('15', '9789630000017'), identifier('03', '9789630000024')))
    expect(notes).toContainEqual({ code: 'isbn_differs', detail: '9789630000017, 9789630000024' })
  })

  test('of a thing that is no book are its SKU', async () => {
    expect((await readOf(withNumbers(identifier('03', '5991234567894')))).record).toMatchObject({
      isbn: null,
      sku: '5991234567894',
    })
  })

  test('need not be right where a record is deleted', async () => {
    const deleted = withNumbers(identifier('15', '9789630000018')).replace(
      '>03</NotificationType>',
      '>05</NotificationType>',
    )
    expect((await readOf(deleted)).record).toMatchObject({ notice: 'delete', reference: 'ref-1' })
  })
})

describe('the works of a record', () => {
  const work = (relation: string, type: string, value: string, name = ''): string =>
    `<RelatedWork><WorkRelationCode>${relation}</WorkRelationCode><WorkIdentifier><WorkIDType>${type}</WorkIDType>${name && `<IDTypeName>${name}</IDTypeName>`}<IDValue>${value}</IDValue></WorkIdentifier></RelatedWork>`
  const worksOf = async (...works: string[]) =>
    (await readOf(product().replace('<RelatedMaterial>', `<RelatedMaterial>${works.join('')}`))).record.related

  test('have the type, the scheme and the number in their keys', async () => {
    expect(
      await worksOf(work('01', '01', '77'), work('02', '11', 'A02-2009-0000'), work('01', '01', '5', 'Katalógus')),
    ).toMatchObject({
      work: null,
      workKeys: ['11::a02-2009-0000', '01:proba-kiado:77', '01:katalogus:5'],
    })
  })

  test('may be ours, and by ISBN in any form', async () => {
    expect(
      await worksOf(work('01', '01', 'jokai-aranyember', 'Kolofon'), work('01', '15', '978-963-00-0001-7')),
    ).toMatchObject({
      work: 'jokai-aranyember',
      workKeys: ['15::9789630000017'],
    })
  })
})
