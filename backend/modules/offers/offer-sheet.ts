import { createTranslator } from 'use-intl/core'
import type { Configuration } from '#contracts/configuration.ts'
import type { Locale } from '#contracts/shop.ts'
import { formatDate } from '#lib/format/format-date.ts'
import { formatPlace } from '#lib/format/format-place.ts'
import { formatPrice } from '#lib/format/format-price.ts'
import en from '#messages/en/offer-document.json' with { type: 'json' }
import hu from '#messages/hu/offer-document.json' with { type: 'json' }
import type { Sheet } from '../../pdf/render-sheet.ts'
import type { selectOrganization } from '../organizations/service.ts'
import { deliveryVatRate } from '../pricing/rules/delivery-vat-rate.ts'
import { withVat } from './rules/offered-price.ts'
import { offerTotals } from './rules/offer-totals.ts'
import type { VersionWithLines } from './present-offer.ts'
import type { OfferRow } from './queries.ts'

const translators = {
  hu: createTranslator({ locale: 'hu', messages: hu }),
  en: createTranslator({ locale: 'en', messages: en }),
}
type Translate = (typeof translators)['hu']

interface PrintedOffer {
  offer: OfferRow
  current: VersionWithLines
  sentAt: Date
  organization: Awaited<ReturnType<typeof selectOrganization>>
  seller: Configuration['company'] & { email: string; phone: string }
}

const partiesOf = ({ seller, organization }: PrintedOffer, locale: Locale, t: Translate): Sheet['parties'] => {
  const details = organization?.details
  return [
    {
      title: t('seller'),
      name: seller.name,
      lines: [formatPlace(seller), t('taxNumber', { number: seller.taxNumber })],
    },
    {
      title: t('buyer'),
      name: organization?.name ?? '',
      lines: details ? [formatPlace(details, locale), t('taxNumber', { number: details.taxNumber })] : [],
    },
  ]
}

type Money = (amount: number) => string

const linesOf = ({ lines, row }: VersionWithLines, t: Translate, money: Money): Sheet['lines'] => ({
  title: undefined,
  head: (['name', 'quantity', 'list', 'unit', 'rate', 'net', 'gross'] as const).map((key) => t(`columns.${key}`)),
  rows: [
    ...lines.map(({ name, authors, sku, quantity, listNet, unitNet, unitGross, vatRate }) => ({
      cells: [
        name,
        t('pieces', { quantity: String(quantity) }),
        money(listNet),
        money(unitNet),
        `${vatRate}%`,
        money(unitNet * quantity),
        money(unitGross * quantity),
      ],
      small: [authors, t('sku', { sku })].filter(Boolean),
    })),
    {
      cells: [
        t('delivery'),
        '',
        '',
        money(row.deliveryNet),
        `${deliveryVatRate}%`,
        money(row.deliveryNet),
        money(row.deliveryGross),
      ],
      small: row.deliveryText === '' ? [] : [row.deliveryText],
    },
  ],
})

/** The net amount of each rate, which the VAT follows. */
const vatOf = ({ lines, row }: VersionWithLines, t: Translate, money: Money): Sheet['vat'] => {
  const { net, vat, gross } = offerTotals(lines, { net: row.deliveryNet, gross: row.deliveryGross })
  const netAt = (rate: number) =>
    lines
      .filter(({ vatRate }) => vatRate === rate)
      .reduce((sum, { unitNet, quantity }) => sum + unitNet * quantity, rate === deliveryVatRate ? row.deliveryNet : 0)
  return {
    title: t('vatTitle'),
    head: [t('vatRate'), t('columns.net'), t('columns.vat'), t('columns.gross')],
    rows: [
      ...vat.map(({ rate, amount }) => ({
        cells: [`${rate}%`, money(netAt(rate)), money(amount), money(netAt(rate) + amount)],
      })),
      { cells: [t('sum'), money(net), money(gross - net), money(gross)], isSum: true },
    ],
  }
}

/** What stands on the document of a sent version. */
export const offerSheet = (printed: PrintedOffer, locale: Locale): Sheet => {
  const { offer, current, sentAt, seller } = printed
  const { row, lines } = current
  const t: Translate = translators[locale]
  // The faces of the sheet have no narrow space.
  const money: Money = (amount) => formatPrice(amount, offer.currency, locale).replaceAll('\u202F', '\u00A0')
  const { discount, net, gross } = offerTotals(lines, withVat(row.deliveryNet, deliveryVatRate))
  return {
    locale,
    title: t('title'),
    number: offer.number,
    subtitle: [offer.title, t('version', { number: String(row.number) })],
    parties: partiesOf(printed, locale, t),
    facts: [
      { label: t('sentOn'), value: formatDate(sentAt.toISOString(), locale) },
      // The moment is the end of the last day.
      {
        label: t('validUntil'),
        value: row.validUntil ? formatDate(new Date(row.validUntil.getTime() - 1).toISOString(), locale) : '',
      },
    ],
    lines: linesOf(current, t, money),
    vat: vatOf(current, t, money),
    notes: [t('note')],
    totals: [
      ...(discount === 0 ? [] : [{ label: t('discount'), value: money(-discount), isMain: false }]),
      { label: t('net'), value: money(net), isMain: false },
      { label: t('gross'), value: money(gross), isMain: true },
    ],
    footer: [t('electronic'), `${seller.name} · ${seller.email} · ${seller.phone}`],
    page: (page, pages) => t('page', { page: String(page), pages: String(pages) }),
  }
}
