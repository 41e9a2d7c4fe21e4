import { describe, expect, test } from 'vitest'
import { countries, market, of, price, readOf, supplied, withSupply, world } from './supply.test-support.ts'

const tax = (rate: string): string => `<Tax><TaxType>01</TaxType><TaxRatePercent>${rate}</TaxRatePercent></Tax>`
const huf = (gross: number, originalGross: number | null = null) => ({ currency: 'HUF', gross, originalGross })

const pricesOf = async (...prices: string[]) => {
  const { record, notes } = await readOf(withSupply(supplied(prices.join(''))))
  return { ...record.supply, codes: notes.map(({ code }) => code) }
}

describe('of the prices of a record', () => {
  test('the one for our country counts before the one for the world', async () => {
    const abroad = price({ amount: '12.99', currency: 'EUR', behind: of(countries('DE AT')) })
    const anywhere = price({ amount: '13.99', currency: 'EUR', behind: of(world) })
    const here = price({ amount: '9.99', currency: 'EUR', behind: of(countries('SK HU')) })
    expect(await pricesOf(abroad, anywhere, here)).toMatchObject({
      prices: [{ currency: 'EUR', gross: 999, originalGross: null }],
    })
    expect(await pricesOf(abroad, anywhere)).toMatchObject({ prices: [{ gross: 1399 }] })
    expect(await pricesOf(abroad)).toMatchObject({ prices: [], ended: ['HUF', 'EUR'] })
  })

  test('the one with tax counts before the one without, whatever stands first', async () => {
    const net = price({ type: '03', amount: '4752', behind: tax('5') })
    expect(await pricesOf(net, price())).toMatchObject({ prices: [huf(4990)] })
    expect(await pricesOf(net)).toMatchObject({ prices: [huf(4990)] })
  })

  test.each([
    ['libraries', { before: '<PriceQualifier>16</PriceQualifier>' }],
    ['institutions', { before: '<PriceQualifier>06</PriceQualifier>' }],
    ['members', { before: '<PriceQualifier>01</PriceQualifier>' }],
    ['ten copies', { before: '<MinimumOrderQuantity>10</MinimumOrderQuantity>' }],
  ])('the one for %s is for nobody here', async (_, said) => {
    const read = await pricesOf(price({ amount: '3990', ...said }), price())
    expect(read).toMatchObject({ prices: [huf(4990)], codes: expect.arrayContaining(['price_for_others']) })
  })

  test('the one for readers counts', async () => {
    expect(await pricesOf(price({ before: '<PriceQualifier>05</PriceQualifier>' }))).toMatchObject({
      prices: [huf(4990)],
    })
  })

  test.each(['05', '07', '08', '31'])('the one of type %s, for booksellers, is passed over', async (type) => {
    expect(await pricesOf(price({ type, amount: '2500' }), price())).toMatchObject({ prices: [huf(4990)] })
  })

  test('the confirmed one counts before the provisional one', async () => {
    const provisional = price({ amount: '5990', before: '<PriceStatus>01</PriceStatus>' })
    expect(await pricesOf(provisional, price({ before: '<PriceStatus>02</PriceStatus>' }))).toMatchObject({
      prices: [huf(4990)],
    })
    expect(await pricesOf(provisional)).toMatchObject({ prices: [huf(5990)] })
  })

  test.each([
    ['14', '20261101', true],
    ['14', '20261201', false],
    ['15', '20261130', true],
    ['15', '20261120', false],
  ])('the one of an offer (date %s %s) holds: %s', async (role, date, holds) => {
    const dated = `<PriceDate><PriceDateRole>${role}</PriceDateRole><Date>${date}</Date></PriceDate>`
    const offer = price({ type: '12', amount: '3990', behind: dated })
    expect(await pricesOf(price(), offer)).toMatchObject({ prices: [holds ? huf(3990, 4990) : huf(4990)] })
  })

  test('an introductory one is an offer', async () => {
    const offer = price({ amount: '3990', before: '<PriceQualifier>17</PriceQualifier>' })
    expect(await pricesOf(price(), offer)).toMatchObject({ prices: [huf(3990, 4990)] })
  })

  test('0 is refused, and what the shop asks today stays', async () => {
    expect(await pricesOf(price({ amount: '0.00' }))).toMatchObject({
      prices: [],
      ended: ['EUR'],
      codes: expect.arrayContaining(['price_zero']),
    })
  })

  test('none is needed where the record says that the book is free', async () => {
    expect(await pricesOf('<UnpricedItemType>01</UnpricedItemType>')).toMatchObject({
      prices: [huf(0), { currency: 'EUR', gross: 0, originalGross: null }],
      ended: [],
    })
    expect(await pricesOf('<UnpricedItemType>02</UnpricedItemType>')).toMatchObject({
      prices: [],
      ended: ['HUF', 'EUR'],
    })
  })
})

test('prices that are for others are noted once for each reason', async () => {
  const abroad = ['1', '2', '3', '4', '5'].map((amount) => price({ amount, behind: of(countries('DE')) }))
  const { notes } = await readOf(withSupply(supplied([...abroad, price()].join(''))))
  expect(notes.filter(({ code }) => code === 'price_not_valid_now')).toEqual([
    { code: 'price_not_valid_now', detail: '1 HUF; 2 HUF; 3 HUF; 2 more' },
  ])
})

describe('the tax of a record', () => {
  test('is ours only where the price is for our country', async () => {
    const foreign = price({ amount: '10.00', currency: 'EUR', behind: tax('18') + of(world) })
    expect(await pricesOf(foreign)).toMatchObject({ vatRate: null })
    const ours = price({ amount: '10.00', currency: 'EUR', behind: tax('5') + of(countries('HU')) })
    expect(await pricesOf(foreign, ours)).toMatchObject({ vatRate: 5 })
    expect(await pricesOf(price({ behind: tax('27') }))).toMatchObject({ vatRate: 27 })
    expect(await pricesOf(price({ behind: tax('7') }))).toMatchObject({ vatRate: null })
  })

  test('that is not stated is the usual one, also for a price without tax', async () => {
    expect(await pricesOf(price({ type: '03', amount: '1000' }))).toMatchObject({ vatRate: null, prices: [huf(1050)] })
  })
})

describe('markets and suppliers', () => {
  const stock = (copies: number): string => `<Stock><OnHand>${copies}</OnHand></Stock>`

  const supplier = (name: string, content: string, availability = '21'): string =>
    `<SupplyDetail><Supplier><SupplierRole>04</SupplierRole>${name}</Supplier><ProductAvailability>${availability}</ProductAvailability>${content}</SupplyDetail>`
  const named = (name: string): string => `<SupplierName>${name}</SupplierName>`
  const suppliersOf = async (...details: string[]) =>
    (await readOf(withSupply(`<ProductSupply>${details.join('')}</ProductSupply>`))).record.supply

  test('copies are those of each supplier, not ours, added up over the places of one alone', async () => {
    const days = '<OrderTime>3</OrderTime>'
    expect(
      await suppliersOf(supplier(named('Raktár'), days + stock(3) + stock(4)), supplier(named('Bizomány'), stock(5))),
    ).toMatchObject({
      onHand: null,
      suppliers: [
        { name: 'Raktár', copies: 7, leadDays: 3 },
        { name: 'Bizomány', copies: 5, leadDays: null },
      ],
    })
  })

  test.each([
    ['21', 3],
    ['22', 3],
    ['31', 0],
    ['46', 0],
  ])('availability %s without a count is %s copies', async (availability, copies) => {
    expect(await suppliersOf(supplier(named('Raktár'), '', availability))).toMatchObject({
      suppliers: [{ name: 'Raktár', copies }],
    })
  })

  test('a supplier without a name is the sender, and one that is not sure says nothing', async () => {
    expect(await suppliersOf(supplier('', stock(2)))).toMatchObject({ suppliers: [{ name: 'Próba Kiadó', copies: 2 }] })
    expect(await suppliersOf(supplier(named('Raktár'), '', '99'))).toMatchObject({ suppliers: [] })
  })

  test('in our own export the copies are ours', async () => {
    const own =
      '<SupplierIdentifier><SupplierIDType>01</SupplierIDType><IDTypeName>Kolofon</IDTypeName><IDValue>web</IDValue></SupplierIdentifier>'
    expect(await suppliersOf(supplier(own + named('Kolofon'), stock(8)))).toMatchObject({ onHand: 8, suppliers: [] })
  })

  test('another market says nothing of ours', async () => {
    const abroad = supplied(stock(90) + price({ amount: '5990' }), market(countries('DE AT')))
    const here = supplied(stock(6) + price(), market(countries('HU RO')))
    expect((await readOf(withSupply(abroad + here))).record.supply).toMatchObject({
      suppliers: [{ copies: 6 }],
      prices: [huf(4990)],
    })
    const { record, notes } = await readOf(withSupply(abroad))
    expect(record).toMatchObject({
      supply: { onHand: null, suppliers: [], prices: [] },
      publishing: { isActive: false },
    })
    expect(notes).toContainEqual({ code: 'no_rights', detail: 'supplied in other countries only' })
  })

  test('the market that names our country counts before the world', async () => {
    const anywhere = supplied(stock(90) + price({ amount: '5990' }), market(world))
    const here = supplied(stock(6) + price(), market(countries('HU')))
    expect((await readOf(withSupply(anywhere + here))).record.supply).toMatchObject({
      suppliers: [{ copies: 6 }],
      prices: [huf(4990)],
    })
  })
})
