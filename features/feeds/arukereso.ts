import { currencies } from '#contracts/shop.ts'
import { copiesFromSupplier, daysUntilHere } from '#lib/format/copies-from-supplier.ts'
import { removeForbidden, escapeXml } from '#lib/seo/escape-xml.ts'
import { imageOf, type ProductFeed, titleOf } from './product-feed.ts'

const day = 86_400_000
/** In days: the shop dispatches within two working days, and the carrier needs one. */
const daysOnTheWay = 3

const element = (name: string, value: string | number | null) =>
  value === null ? '' : `<${name}>${escapeXml(String(value))}</${name}>`

/** A text with markup is written as CDATA. The text must not end the CDATA section. */
const text = (name: string, value: string) =>
  `<${name}><![CDATA[${removeForbidden(value).replaceAll(']]>', ']]]]><![CDATA[>')}]]></${name}>`

const daysUntil = (date: string, today: Date) => Math.max(0, Math.ceil((Date.parse(date) - today.getTime()) / day))

const calendarDays = (workingDays: number) => Math.ceil((workingDays * 7) / 5)

/**
 * The format of Árukereső.hu: element names in Pascal case (the official spelling since July 2021), prices without
 * separators.
 */
export const arukereso: ProductFeed = {
  open: '<?xml version="1.0" encoding="UTF-8"?>\n<products>\n',
  entry: (item, texts) => {
    const main = (minor: number) => minor / 10 ** currencies[item.price.currency]
    const wait =
      item.availability === 'preorder'
        ? daysUntil(item.publishedOn, texts.today)
        : calendarDays(daysUntilHere(copiesFromSupplier(item, 1)))
    return `<product>${[
      element('Identifier', item.sku),
      element('Manufacturer', item.publisher),
      element('Name', titleOf(item, texts)),
      element('Category', ['Könyv', ...item.categories].join(' > ')),
      element('ProductUrl', texts.absolute(item.path)),
      element('Price', main(item.price.gross)),
      element('NetPrice', main(item.price.net)),
      element('ImageUrl', imageOf(item, texts)),
      text('Description', item.description),
      element('DeliveryTime', wait + daysOnTheWay),
      element('DeliveryCost', item.delivery && main(item.delivery.gross)),
      element('EanCode', item.isbn),
      element('ProductNumber', item.sku),
      element('FreeDelivery', item.delivery && (item.delivery.gross === 0 ? 1 : 0)),
    ].join('')}</product>\n`
  },
  close: '</products>\n',
}
