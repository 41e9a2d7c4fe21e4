import { readFileSync } from 'node:fs'
import { type TextBlock, textBlock } from '#contracts/content-blocks.ts'
import type { Locale } from '#contracts/shop.ts'
import { readEditorialFile } from '#backend/modules/contents/editing.ts'
import { retentionTable } from '#backend/modules/contents/service.ts'
import { defaults, nameFacts, shopFacts } from '#backend/modules/configuration/service.ts'
import deliveryModes from '#backend/seed/data/delivery-modes.json' with { type: 'json' }
import paymentMethods from '#backend/seed/data/payment-methods.json' with { type: 'json' }
import { formatPrice } from '#lib/format/format-price.ts'
import { escape, form, heading, lead, sheet, signature, table } from './sheet.ts'
import texts from './texts.json' with { type: 'json' }

const emptyRows = (rows: number, columns: number) =>
  Array.from({ length: rows }, () => Array.from({ length: columns }, () => ''))

const orderForm = (locale: Locale): string => {
  const t = texts['order-form'][locale]
  const books = table(t.columns, emptyRows(14, t.columns.length), 'empty')
  return sheet(
    locale,
    t.title,
    lead(t.lead) +
      heading(t.customer) +
      form(t.fields) +
      heading(t.books) +
      books +
      `<p></p>${lead(t.terms)}${signature(t.signature)}`,
  )
}

const withdrawalForm = (locale: Locale): string => {
  const t = nameFacts(texts['withdrawal-form'][locale], shopFacts(defaults, locale))
  const books = table([t.books], emptyRows(5, 1), 'empty')
  return sheet(
    locale,
    t.title,
    `${lead(t.lead)}<p>${escape(t.to)}</p><p>${escape(t.statement)}</p>${books}<p></p>${form(t.fields)}${signature(t.signature)}`,
  )
}

/** From the shop's own price table. */
const deliveryPrices = (locale: Locale): string => {
  const t = texts['delivery-prices'][locale]
  const price = (amount: number, currency: 'HUF' | 'EUR') =>
    amount === 0 ? t.free : formatPrice(amount, currency, locale)
  const rowOf = (
    one: { name: Record<Locale, string>; text: Record<Locale, string> },
    { HUF, EUR }: { HUF: number; EUR: number },
  ) => [escape(one.name[locale]), escape(one.text[locale]), price(HUF, 'HUF'), price(EUR, 'EUR')]
  const { HUF = 0, EUR = 0 } = defaults.free_delivery_from
  const free = t.freeFrom
    .replace('{huf}', HUF.toLocaleString(locale).replaceAll(/\s/g, '\u202F'))
    .replace('{eur}', String(EUR / 100))
  const delivery = table(
    t.columns,
    deliveryModes.map((mode) => rowOf(mode, mode.prices)),
  )
  const payment = table(
    t.columns,
    // Readers do not pay by transfer.
    paymentMethods.flatMap(({ fees: { HUF, EUR }, ...method }) =>
      EUR === undefined ? [] : [rowOf(method, { HUF, EUR })],
    ),
  )
  return sheet(
    locale,
    t.title,
    `${lead(t.lead)}${heading(t.delivery)}${delivery}<p></p><p>${escape(free)}</p>${heading(t.payment)}${payment}`,
  )
}

/** The markup of content pages: bold, and links, of which paper shows the text only. */
const inline = (text: string): string =>
  escape(text)
    .replaceAll(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1')

const paragraph = (text: string) => `<p>${inline(text)}</p>`

const blockHtml = (block: TextBlock): string => {
  switch (block.type) {
    case 'heading':
      return heading(block.text)
    case 'paragraph':
    case 'quote':
      return paragraph(block.text)
    case 'list':
      return `<ul>${block.items.map((item) => `<li>${inline(item)}</li>`).join('')}</ul>`
    case 'table':
      return table(
        block.head,
        block.rows.map((row) => row.map(inline)),
      )
    case 'accordion':
      return block.items.map(({ title, paragraphs }) => heading(title) + paragraphs.map(paragraph).join('')).join('')
  }
}

/** The pages as editors write them. */
const { form: editorial } = readEditorialFile(
  readFileSync(new URL('../../backend/seed/editorial/pages.yaml', import.meta.url), 'utf8'),
)

const ofContent =
  (key: string) =>
  (locale: Locale): string => {
    const page = nameFacts(
      editorial?.contents.find((one) => one.key === key),
      shopFacts(defaults, locale),
    )
    if (!page?.blocks) throw new Error(`There is no page ${key}`)
    return sheet(
      locale,
      page.title[locale],
      page.blocks[locale]
        .map((block) =>
          blockHtml(textBlock.parse(block.type === 'retention' ? retentionTable(defaults.retention, locale) : block)),
        )
        .join(''),
    )
  }

/** Every document in one language. */
export const sheets: Readonly<Record<string, (locale: Locale) => string>> = {
  'order-form': orderForm,
  'delivery-prices': deliveryPrices,
  'withdrawal-form': withdrawalForm,
  terms: ofContent('terms'),
  privacy: ofContent('privacy'),
}
