import { childOf, type XmlNode } from '../xml-node.ts'
import { element, joined, renamed, same, value } from './element.ts'
import { liftCollateral } from './lift-collateral.ts'
import { liftDescriptive } from './lift-descriptive.ts'
import { liftSupply } from './lift-supply.ts'

/** Elements right below `Product` that only one of the releases has there. */
const ofRelease3 = ['DescriptiveDetail', 'CollateralDetail', 'PublishingDetail', 'RelatedMaterial', 'ProductSupply']
const ofRelease2 =
  'ISBN EAN13 ProductForm Title DistinctiveTitle Contributor Language LanguageOfText MainSubject BASICMainSubject OtherText MainDescription MediaFile Imprint ImprintName Publisher PublisherName PublicationDate PublishingStatus RelatedProduct SupplyDetail'.split(
    ' ',
  )

const hasAny = (node: XmlNode, names: readonly string[]): boolean =>
  node.content.some((part) => typeof part !== 'string' && names.includes(part.name))

/** By the record itself: messages state their release wrongly, or not at all. */
const isRelease2 = (product: XmlNode): boolean => !hasAny(product, ofRelease3) && hasAny(product, ofRelease2)

const liftRights = (rights: XmlNode, type: XmlNode | undefined): XmlNode | undefined =>
  element(
    'SalesRights',
    type,
    element(
      'Territory',
      joined(rights, 'RightsCountry', 'CountriesIncluded'),
      joined(rights, 'RightsTerritory', 'RegionsIncluded'),
    ),
  )

const publishingDate = (role: string, date: XmlNode | undefined): XmlNode | undefined =>
  date && element('PublishingDate', element('PublishingDateRole', role), date)

/** List 163: 01 publication, 02 embargo, 11 first publication. A day of first sale in release 2 is an embargo. */
const liftPublishing = (product: XmlNode): XmlNode | undefined => {
  const supply = childOf(product, 'SupplyDetail')
  return element(
    'PublishingDetail',
    same(product, 'Imprint'),
    element('Imprint', same(product, 'ImprintName')),
    same(product, 'Publisher'),
    element('Publisher', same(product, 'PublisherName')),
    same(product, 'CityOfPublication', 'CountryOfPublication', 'PublishingStatus'),
    publishingDate('01', value(product, 'PublicationDate', 'Date')),
    supply && publishingDate('02', value(supply, 'OnSaleDate', 'Date')),
    publishingDate('11', value(product, 'YearFirstPublished', 'Date')),
    same(product, 'SalesRights').map((rights) => liftRights(rights, same(rights, 'SalesRightsType')[0])),
    same(product, 'NotForSale').map((rights) => liftRights(rights, element('SalesRightsType', '03'))),
  )
}

const identifier = (product: XmlNode, from: string, type: string): XmlNode | undefined => {
  const id = value(product, from, 'IDValue')
  return id && element('ProductIdentifier', element('ProductIDType', type), id)
}

const related = (relation: string, isbn: XmlNode | undefined): XmlNode | undefined =>
  isbn && element('RelatedProduct', element('ProductRelationCode', relation), isbn)

/** List 51 is the same in both releases: 03 replaces, 05 is replaced by, 06 is another format. */
const liftRelated = (product: XmlNode): XmlNode | undefined =>
  element(
    'RelatedMaterial',
    same(product, 'WorkIdentifier').map((work) => element('RelatedWork', element('WorkRelationCode', '01'), work)),
    same(product, 'RelatedProduct').map((one) =>
      element('RelatedProduct', renamed(one, 'RelationCode', 'ProductRelationCode'), same(one, 'ProductIdentifier')),
    ),
    related('03', identifier(product, 'ReplacesEAN13', '03') ?? identifier(product, 'ReplacesISBN', '02')),
    related('05', identifier(product, 'ReplacedByEAN13', '03') ?? identifier(product, 'ReplacedByISBN', '02')),
    related(
      '06',
      identifier(product, 'AlternativeFormatEAN13', '03') ?? identifier(product, 'AlternativeFormatISBN', '02'),
    ),
  )

/**
 * A record of ONIX 2.1 in the blocks of ONIX 3, so that all rules for prices, names and dates are written once. A record
 * of ONIX 3 is returned as it is.
 */
export const liftProduct = (product: XmlNode): XmlNode => {
  if (!isRelease2(product)) return product
  const content = [
    ...same(product, 'RecordReference', 'NotificationType', 'RecordSourceName', 'ProductIdentifier'),
    identifier(product, 'EAN13', '03'),
    identifier(product, 'ISBN', '02'),
    liftDescriptive(product),
    liftCollateral(product),
    liftPublishing(product),
    liftRelated(product),
    ...liftSupply(product),
  ]
  return { ...product, content: content.filter((part) => part !== undefined) }
}

/** The header of either release in the shape of ONIX 3. */
export const liftHeader = (header: XmlNode): XmlNode => {
  if (!hasAny(header, ['FromCompany', 'FromPerson', 'SentDate', 'DefaultPriceTypeCode'])) return header
  const content = [
    element('Sender', value(header, 'FromCompany', 'SenderName') ?? value(header, 'FromPerson', 'SenderName')),
    value(header, 'SentDate', 'SentDateTime'),
    value(header, 'DefaultPriceTypeCode', 'DefaultPriceType'),
    ...same(header, 'MessageNumber', 'DefaultLanguageOfText', 'DefaultCurrencyCode'),
  ]
  return { ...header, content: content.filter((part) => part !== undefined) }
}
