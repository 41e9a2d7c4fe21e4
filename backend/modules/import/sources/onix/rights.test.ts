import { describe, expect, test } from 'vitest'
import { countries, market, of, price, readOf, supplied, withSupply, world } from './supply.test-support.ts'

describe('the publisher’s rights', () => {
  const rights = (type: string, territory: string, more = ''): string =>
    `<SalesRights><SalesRightsType>${type}</SalesRightsType>${of(territory)}${more}</SalesRights>`
  const stateOf = async (publishing: string) => {
    const { record, notes } = await readOf(withSupply(supplied(price()), publishing))
    return { isActive: record.publishing?.isActive, why: notes.find(({ code }) => code === 'no_rights')?.detail }
  }

  test.each([
    ['nothing', '', undefined],
    ['sale here', rights('01', countries('HU')), undefined],
    ['sale in the world', rights('02', world), undefined],
    ['no sale here', rights('01', world) + rights('03', countries('HU')), 'SalesRightsType 03'],
    ['sale here, not elsewhere', rights('06', world) + rights('01', countries('HU')), undefined],
    ['sale elsewhere only', rights('01', countries('GB IE')), 'rights for other countries only'],
    [
      'the world without us',
      rights('01', `${world}<CountriesExcluded>HU</CountriesExcluded>`),
      'rights for other countries only',
    ],
    [
      'none for the rest',
      `${rights('01', countries('GB'))}<ROWSalesRightsType>06</ROWSalesRightsType>`,
      'SalesRightsType 06',
    ],
    ['sale in the rest', `${rights('03', countries('US'))}<ROWSalesRightsType>01</ROWSalesRightsType>`, undefined],
    [
      'sale through one shop',
      rights('07', world, '<SalesRestriction><SalesRestrictionType>04</SalesRestrictionType></SalesRestriction>'),
      'SalesRestrictionType 04',
    ],
    [
      'sale through one shop, without other rights',
      '<SalesRestriction><SalesRestrictionType>04</SalesRestrictionType></SalesRestriction>',
      'SalesRestrictionType 04',
    ],
    [
      'sale through one shop until last year',
      rights(
        '07',
        world,
        '<SalesRestriction><SalesRestrictionType>04</SalesRestrictionType><EndDate>20251231</EndDate></SalesRestriction>',
      ),
      undefined,
    ],
    [
      'sale through one shop from next year on',
      '<SalesRestriction><SalesRestrictionType>04</SalesRestrictionType><StartDate>20270101</StartDate></SalesRestriction>',
      undefined,
    ],
    [
      'no sale online',
      rights('08', world, '<SalesRestriction><SalesRestrictionType>14</SalesRestrictionType></SalesRestriction>'),
      'SalesRestrictionType 14',
    ],
    [
      'online sale only',
      rights('08', world, '<SalesRestriction><SalesRestrictionType>15</SalesRestrictionType></SalesRestriction>'),
      undefined,
    ],
  ])('%s', async (_, publishing, why) => {
    expect(await stateOf(publishing)).toEqual({ isActive: why === undefined, why })
  })
})

describe('an embargo', () => {
  const embargo = '<PublishingDate><PublishingDateRole>02</PublishingDateRole><Date>20270115</Date></PublishingDate>'

  test('moves the day from which the book is sold, and is noted', async () => {
    const { record, notes } = await readOf(withSupply(supplied(price()), embargo))
    expect(record.publishing).toMatchObject({ publishedOn: '2027-01-15', isActive: true })
    expect(notes).toContainEqual({ code: 'embargo', detail: '2027-01-15' })
  })

  test('that is over is history', async () => {
    const { record, notes } = await readOf(withSupply(supplied(price()), embargo.replace('2027', '2019')))
    expect(record.publishing?.publishedOn).toBe('2021-03-15')
    expect(notes.map(({ code }) => code)).not.toContain('embargo')
  })

  test('of our market and of its supplier counts', async () => {
    const date = (role: string, day: string) =>
      `<MarketDate><MarketDateRole>${role}</MarketDateRole><Date>${day}</Date></MarketDate>`
    const ofMarket = supplied(price(), market(countries('HU'), date('02', '20270201')))
    expect((await readOf(withSupply(ofMarket))).record.publishing?.publishedOn).toBe('2027-02-01')
    const ofSupplier = supplied(
      `<SupplyDate><SupplyDateRole>02</SupplyDateRole><Date>20270301</Date></SupplyDate>${price()}`,
    )
    expect((await readOf(withSupply(ofSupplier))).record.publishing?.publishedOn).toBe('2027-03-01')
    const published = supplied(price(), market(countries('HU'), date('01', '20220505')))
    expect((await readOf(withSupply(published))).record.publishing?.publishedOn).toBe('2022-05-05')
  })
})
