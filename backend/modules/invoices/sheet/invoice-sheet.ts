import { formatDate } from '#lib/format/format-date.ts'
import { formatPlace } from '#lib/format/format-place.ts'
import { groupDigits } from '#lib/format/group-digits.ts'
import { formatPrice } from '#lib/format/format-price.ts'
import type { Table } from '../../../pdf/draw-table.ts'
import type { Sheet } from '../../../pdf/render-sheet.ts'
import type { InvoiceRow } from '../queries.ts'
import { euVatNumber } from '../rules/parties.ts'
import type { LineRow } from '../rules/reverse-lines.ts'
import { toForint } from '../rules/to-forint.ts'
import { isOwnReason } from '../rules/own-reasons.ts'
import { type Translate, translator } from './translate.ts'

export interface PrintedInvoice {
  invoice: InvoiceRow
  lines: readonly LineRow[]
  /** The number of the invoice that a correction takes back. */
  corrects: string | undefined
}

type Money = (amount: number) => string

/** A number of another country of the EU has only the form of the EU. */
const taxNumbers = (number: string, t: Translate): string[] => [
  ...(/^[A-Z]{2}/i.test(number) ? [] : [t('taxNumber', { number })]),
  t('euVatNumber', { number: euVatNumber(number) }),
]

const partiesOf = ({ seller, buyer, locale }: InvoiceRow, t: Translate): Sheet['parties'] => [
  {
    title: t('seller'),
    name: seller.name,
    lines: [
      formatPlace(seller),
      ...taxNumbers(seller.taxNumber, t),
      t('registrationNumber', { number: seller.registrationNumber }),
    ],
  },
  {
    title: t('buyer'),
    name: buyer.name,
    lines: [formatPlace(buyer, locale), ...(buyer.taxNumber === null ? [] : taxNumbers(buyer.taxNumber, t))],
  },
]

const linesOf = (lines: readonly LineRow[], t: Translate, money: Money): Table => ({
  title: undefined,
  head: (['name', 'quantity', 'unit', 'net', 'rate', 'vat', 'gross'] as const).map((key) => t(`columns.${key}`)),
  rows: lines.map(({ name, note, sku, quantity, unitNet, net, vatRate, gross }) => ({
    cells: [
      name,
      t('pieces', { quantity: String(quantity).replace('-', '\u2212') }),
      money(unitNet),
      money(net),
      `${vatRate}%`,
      money(gross - net),
      money(gross),
    ],
    small: [note, ...(sku === null ? [] : [t('sku', { sku })])].filter(Boolean),
  })),
})

const vatOf = ({ vat, net, gross }: InvoiceRow, t: Translate, money: Money): Table => ({
  title: t('vatTitle'),
  head: [t('vatRate'), t('columns.net'), t('columns.vat'), t('columns.gross')],
  rows: [
    ...vat.map((row) => ({ cells: [`${row.rate}%`, money(row.net), money(row.vat), money(row.gross)] })),
    { cells: [t('sum'), money(net), money(gross - net), money(gross)], isSum: true },
  ],
})

/** The law wants VAT in forints, whatever the currency. */
const exchangeOf = ({ exchangeRate, net, gross, locale }: InvoiceRow, t: Translate): string[] =>
  exchangeRate === null
    ? []
    : [
        t('exchange', {
          rate: `${groupDigits(exchangeRate / 100, locale, 2)}\u00A0Ft`,
          amount: formatPrice(toForint(gross - net, exchangeRate), 'HUF', locale),
        }),
      ]

const totalsOf = (invoice: InvoiceRow, t: Translate, money: Money): Sheet['totals'] => {
  const { kind, gross, payable, dueOn, issuedOn } = invoice
  const isPaid = dueOn === issuedOn
  const label = kind !== 'invoice' ? t('returned') : isPaid ? t('paid') : t('payable')
  const rounding = payable - gross
  return [
    { label: t('total'), value: money(gross), isMain: false },
    ...(rounding === 0 ? [] : [{ label: t('rounding'), value: money(rounding), isMain: false }]),
    { label, value: money(kind === 'invoice' ? payable : -payable), isMain: true },
  ]
}

const reasonText = (reason: string, t: Translate): string => (isOwnReason(reason) ? t(`reasons.${reason}`) : reason)

const correctsOf = ({ kind, reason }: InvoiceRow, number: string | undefined, t: Translate): string[] =>
  kind === 'invoice' || number === undefined
    ? []
    : [t(`corrects.${kind}`, { number }), ...(reason ? [t('reason', { reason: reasonText(reason, t) })] : [])]

const referencesIn = ({ offerNumber, poNumber, costCenter }: InvoiceRow, t: Translate): Sheet['facts'] => [
  ...(offerNumber ? [{ label: t('offer'), value: offerNumber }] : []),
  ...(poNumber ? [{ label: t('poNumber'), value: poNumber }] : []),
  ...(costCenter ? [{ label: t('costCenter'), value: `${costCenter.code} ${costCenter.name}` }] : []),
]

export const invoiceSheet = ({ invoice, lines, corrects }: PrintedInvoice): Sheet => {
  const { locale, currency, seller } = invoice
  const t = translator(locale)
  // The faces of the sheet have no narrow space.
  const money: Money = (amount) => formatPrice(amount, currency, locale).replaceAll('\u202F', '\u00A0')
  const day = (date: string) => formatDate(date, locale)
  return {
    locale,
    title: t(`title.${invoice.kind}`),
    number: invoice.number,
    subtitle: correctsOf(invoice, corrects, t),
    parties: partiesOf(invoice, t),
    facts: [
      { label: t('issuedOn'), value: day(invoice.issuedOn) },
      { label: t('performedOn'), value: day(invoice.performedOn) },
      { label: t('dueOn'), value: day(invoice.dueOn) },
      { label: t('payment'), value: invoice.paymentName?.[locale] ?? '' },
      { label: t('order'), value: invoice.orderNumber },
      ...referencesIn(invoice, t),
    ],
    lines: linesOf(lines, t, money),
    vat: vatOf(invoice, t, money),
    notes: exchangeOf(invoice, t).map((note) => note.replaceAll('\u202F', '\u00A0')),
    totals: totalsOf(invoice, t, money),
    footer: [t('electronic'), `${seller.name} · ${seller.email} · ${seller.phone}`],
    page: (page, pages) => t('page', { page: String(page), pages: String(pages) }),
  }
}
