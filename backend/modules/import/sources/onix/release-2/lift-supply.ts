import { childrenOf, valueOf, type XmlNode } from '../xml-node.ts'
import { element, joined, renamed, same, value } from './element.ts'

/** List 54, whose codes older records have in place of List 65. */
const availabilities: Readonly<Record<string, string>> = {
  AB: '01',
  AD: '20',
  CS: '99',
  EX: '43',
  IP: '21',
  MD: '23',
  NP: '10',
  NY: '11',
  OF: '42',
  OI: '40',
  OP: '51',
  OR: '41',
  PP: '09',
  RF: '43',
  RM: '48',
  RP: '32',
  RU: '32',
  TO: '22',
  TP: '31',
  TU: '30',
  UR: '33',
  WR: '21',
  WS: '46',
}

const priceDate = (role: string, date: XmlNode | undefined): XmlNode | undefined =>
  date && element('PriceDate', element('PriceDateRole', role), date)

const liftPrice = (price: XmlNode): XmlNode | undefined =>
  element(
    'Price',
    renamed(price, 'PriceTypeCode', 'PriceType'),
    same(price, 'PriceQualifier', 'PriceTypeDescription', 'PricePer', 'MinimumOrderQuantity', 'PriceStatus'),
    same(price, 'UnpricedItemType', 'PriceAmount'),
    element(
      'Tax',
      renamed(price, 'TaxRateCode1', 'TaxRateCode'),
      renamed(price, 'TaxRatePercent1', 'TaxRatePercent'),
      renamed(price, 'TaxableAmount1', 'TaxableAmount'),
      renamed(price, 'TaxAmount1', 'TaxAmount'),
    ),
    same(price, 'CurrencyCode'),
    element(
      'Territory',
      joined(price, 'CountryCode', 'CountriesIncluded'),
      joined(price, 'Territory', 'RegionsIncluded'),
      joined(price, 'CountryExcluded', 'CountriesExcluded'),
      joined(price, 'TerritoryExcluded', 'RegionsExcluded'),
    ),
    priceDate('14', value(price, 'PriceEffectiveFrom', 'Date')),
    priceDate('15', value(price, 'PriceEffectiveUntil', 'Date')),
  )

const liftMarket = (supply: XmlNode): XmlNode | undefined =>
  element(
    'Market',
    element(
      'Territory',
      joined(supply, 'SupplyToCountry', 'CountriesIncluded'),
      joined(supply, 'SupplyToTerritory', 'RegionsIncluded'),
      joined(supply, 'SupplyToCountryExcluded', 'CountriesExcluded'),
    ),
  )

/** List 166: 08 is the day on which copies are expected. */
const expected = (date: XmlNode | undefined): XmlNode | undefined =>
  date && element('SupplyDate', element('SupplyDateRole', '08'), date)

const liftDetail = (supply: XmlNode): XmlNode | undefined =>
  element(
    'SupplyDetail',
    element('Supplier', same(supply, 'SupplierRole', 'SupplierIdentifier', 'SupplierName')),
    same(supply, 'ProductAvailability')[0] ??
      element('ProductAvailability', availabilities[valueOf(supply, 'AvailabilityCode') ?? ''] ?? ''),
    expected(value(supply, 'ExpectedShipDate', 'Date')),
    same(supply, 'OrderTime', 'Stock', 'PackQuantity', 'UnpricedItemType'),
    childrenOf(supply, 'Price').map(liftPrice),
  )

/** Block 6 of ONIX 3, one for each supplier and market. */
export const liftSupply = (product: XmlNode): XmlNode[] =>
  childrenOf(product, 'SupplyDetail').flatMap(
    (supply) => element('ProductSupply', liftMarket(supply), liftDetail(supply)) ?? [],
  )
