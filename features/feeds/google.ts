import type { Price } from '#contracts/money.ts'
import { currencies } from '#contracts/shop.ts'
import { escapeXml } from '#lib/seo/escape-xml.ts'
import { cutAt, imageOf, type ProductFeed, titleOf } from './product-feed.ts'

/** Media > Books. */
const books = 784

const element = (name: string, value: string | number | null | undefined) =>
  value === null || value === undefined ? '' : `<${name}>${escapeXml(String(value))}</${name}>`

const money = (minor: number, { currency }: Pick<Price, 'currency'>) =>
  `${(minor / 10 ** currencies[currency]).toFixed(currencies[currency])} ${currency}`

/** The format of Google Merchant Center: RSS 2.0 with elements of its own. The lengths follow its rules. */
export const googleFeed = ({
  title,
  link,
  description,
}: {
  title: string
  link: string
  description: string
}): ProductFeed => ({
  open: `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>${element('title', title)}${element('link', link)}${element('description', description)}\n`,
  entry: (item, texts) => {
    const { price, delivery } = item
    return `<item>${[
      element('g:id', cutAt(item.sku, 50)),
      element('g:title', cutAt(titleOf(item, texts), 150)),
      element('g:description', cutAt(item.description || item.title, 5000)),
      element('g:link', texts.absolute(item.path)),
      element('g:image_link', imageOf(item, texts)),
      element('g:availability', item.availability === 'preorder' ? 'preorder' : 'in_stock'),
      item.availability === 'preorder' ? element('g:availability_date', `${item.publishedOn}T00:00Z`) : '',
      element('g:price', money(price.original?.gross ?? price.gross, price)),
      price.original ? element('g:sale_price', money(price.gross, price)) : '',
      element('g:condition', 'new'),
      element('g:brand', cutAt(item.publisher, 70)),
      item.isbn ? element('g:gtin', item.isbn) : element('g:identifier_exists', 'no'),
      element('g:google_product_category', books),
      item.categories.length > 0 ? element('g:product_type', cutAt(item.categories.join(' > '), 750)) : '',
      element('g:item_group_id', item.productId),
      delivery
        ? `<g:shipping>${element('g:country', 'HU')}${element('g:service', delivery.name)}${element('g:price', money(delivery.gross, price))}</g:shipping>`
        : '',
    ].join('')}</item>\n`
  },
  close: '</channel></rss>\n',
})
