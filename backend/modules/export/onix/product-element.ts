import type { Currency } from '#contracts/shop.ts'
import { decimalAmount } from '../../pricing/rules/decimal-amount.ts'
import type { Book } from '../select-books.ts'
import { collateralDetail } from './collateral-detail.ts'
import { descriptiveDetail, ownIdentifier } from './descriptive-detail.ts'
import { group, value } from './xml.ts'

const isbn = (number: string | null): string =>
  number ? group('ProductIdentifier', value('ProductIDType', '15'), value('IDValue', number)) : ''

const date = (role: string, day: string, format: '00' | '05'): string =>
  group('PublishingDate', value('PublishingDateRole', role), value('Date', day, { dateformat: format }))

/** Also what has no day yet. */
const isToCome = (publishedOn: string | null, today: string): boolean => publishedOn === null || publishedOn > today

/** List 64: 02 forthcoming, 04 active, 08 inactive. */
const publishingDetail = ({ variant, publisher, work }: Book, today: string): string =>
  group(
    'PublishingDetail',
    group(
      'Imprint',
      ownIdentifier('ImprintIdentifier', 'ImprintIDType', publisher.key),
      value('ImprintName', publisher.name),
    ),
    value('PublishingStatus', variant.active ? (isToCome(variant.publishedOn, today) ? '02' : '04') : '08'),
    variant.publishedOn === null ? '' : date('01', variant.publishedOn.replaceAll('-', ''), '00'),
    work && work.firstYear > 0 ? date('11', String(work.firstYear).padStart(4, '0'), '05') : '',
  )

const relatedProduct = (relation: string, number: string): string =>
  group('RelatedProduct', value('ProductRelationCode', relation), isbn(number))

/** List 164: 01 manifestation of; List 51: 05 replaced by, 06 alternative format. */
const relatedMaterial = ({ work, otherFormats, replacedBy }: Book): string =>
  group(
    'RelatedMaterial',
    work
      ? group('RelatedWork', value('WorkRelationCode', '01'), ownIdentifier('WorkIdentifier', 'WorkIDType', work.key))
      : '',
    ...replacedBy.map((number) => relatedProduct('05', number)),
    ...otherFormats.map((number) => relatedProduct('06', number)),
  )

/** List 65. Downloads are not counted: they are available. */
const availabilityOf = ({ variant, onHand }: Book, today: string): string => {
  if (!variant.active) return '46'
  if (isToCome(variant.publishedOn, today)) return '10'
  return onHand === undefined ? '20' : onHand > 0 ? '21' : '31'
}

/** List 58: 04 fixed retail price with tax, 14 special sale price with tax. List 171: 01 VAT. */
const price = (type: '04' | '14', gross: number, currency: Currency, vatRate: number): string =>
  group(
    'Price',
    value('PriceType', type),
    value('PriceAmount', decimalAmount(gross, currency)),
    group('Tax', value('TaxType', '01'), value('TaxRatePercent', vatRate)),
    value('CurrencyCode', currency),
  )

/** By it an import knows that the copies are our own. */
const supplierIdentifier = ownIdentifier('SupplierIdentifier', 'SupplierIDType', 'web')

/** Block 6: what it costs and whether it is there. */
const productSupply = (book: Book, today: string): string =>
  group(
    'ProductSupply',
    group(
      'SupplyDetail',
      group('Supplier', value('SupplierRole', '08'), supplierIdentifier, value('SupplierName', 'Kolofon')),
      value('ProductAvailability', availabilityOf(book, today)),
      book.onHand === undefined ? '' : group('Stock', value('OnHand', book.onHand)),
      ...book.prices.flatMap(({ currency, gross, originalGross }) => [
        price('04', originalGross ?? gross, currency, book.variant.vatRate),
        originalGross === null ? '' : price('14', gross, currency, book.variant.vatRate),
      ]),
    ),
  )

/** One book as a `Product` of ONIX for Books 3.0 in reference tags; `today` is the shop's day. */
export const productElement = (book: Book, today: string): string =>
  group(
    'Product',
    value('RecordReference', book.variant.sku),
    value('NotificationType', '03'),
    ownIdentifier('ProductIdentifier', 'ProductIDType', book.variant.sku),
    isbn(book.variant.isbn),
    descriptiveDetail(book),
    collateralDetail(book),
    publishingDetail(book, today),
    relatedMaterial(book),
    productSupply(book, today),
  )
