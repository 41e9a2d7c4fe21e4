import type { ReadRecord } from '../../apply/batch.ts'
import { message, product, recordOf } from './onix.test-support.ts'

/** What is read of a record that must not be refused. */
export const readOf = async (xml: string): Promise<ReadRecord> => {
  const read = await recordOf(message(xml))
  if (!read) throw new Error('No record.')
  if ('refusal' in read) throw new Error(`Refused: ${read.refusal.code} ${read.refusal.detail}`)
  return read
}

/** The usual book with another block 6, and more in its block 4. */
export const withSupply = (supply: string, publishing = ''): string =>
  product()
    .replace(/<ProductSupply>[\s\S]*<\/ProductSupply>/, supply)
    .replace('</PublishingDetail>', `${publishing}</PublishingDetail>`)
export const supplied = (content: string, market = ''): string =>
  `<ProductSupply>${market}<SupplyDetail><ProductAvailability>21</ProductAvailability>${content}</SupplyDetail></ProductSupply>`
export const market = (territory: string, dates = ''): string =>
  `<Market>${of(territory)}</Market><MarketPublishingDetail>${dates}</MarketPublishingDetail>`
export const of = (territory: string): string => `<Territory>${territory}</Territory>`
export const countries = (list: string): string => `<CountriesIncluded>${list}</CountriesIncluded>`
export const world = '<RegionsIncluded>WORLD</RegionsIncluded>'

interface Said {
  type?: string
  amount?: string
  currency?: string
  /** Elements before and behind the amount, in the order of the schema. */
  before?: string
  behind?: string
}
export const price = ({
  type = '04',
  amount = '4990',
  currency = 'HUF',
  before = '',
  behind = '',
}: Said = {}): string =>
  `<Price><PriceType>${type}</PriceType>${before}<PriceAmount>${amount}</PriceAmount><CurrencyCode>${currency}</CurrencyCode>${behind}</Price>`
