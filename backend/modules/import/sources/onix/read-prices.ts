import type { Configuration } from '#contracts/configuration.ts'
import { currencies, type Currency } from '#contracts/shop.ts'
import type { Note } from '../../report/outcome.ts'
import type { TradePrice } from '../../trade-record.ts'
import { dayOf } from './read-publishing.ts'
import { type Cover, coverOf } from './territory.ts'
import { childrenOf, valueOf, type XmlNode } from './xml-node.ts'

export interface SupplyDefaults {
  priceType: string
  currency: string | undefined
  today: string
  /** Percent, by format: our own table, for prices without tax whose record does not state our rate. */
  vatRates: Configuration['vat_rates']
  /** Of the message; for supplies without a name of their own. */
  sender: string
}

/** List 58: retail prices, the better ones first. Fixed prices stand before recommended ones, those with tax before those without. */
const ordinary = ['04', '02', '42', '03', '01', '41']
const special = ['14', '12', '13', '11']
const isGross = (type: string): boolean => Number(type) % 2 === 0

/** List 59: for anybody. The others are for libraries, schools, members, exports, sets. */
const forAnybody = new Set(['00', '05'])
/** List 59: an offer to anybody, which ends. */
const ofOffers = new Set(['08', '17'])

interface Candidate {
  currency: Currency
  /** Minor units, with or without tax as `type` says. */
  amount: number
  type: string
  isOffer: boolean
  cover: Exclude<Cover, 'none'>
  isConfirmed: boolean
  vatRate: number | undefined
}

export interface ReadPrices {
  prices: TradePrice[]
  /** Currencies of which a price was refused: what the shop asks today stays. */
  refused: Currency[]
  /** Percent, of our own country; null if no price states one. */
  vatRate: number | null
}

const isCurrency = (text: string | undefined): text is Currency => text !== undefined && text in currencies

/** List 173: 14 from, 15 until, 24 from and until, all days included. */
const holdsOn = (price: XmlNode, today: string): boolean =>
  childrenOf(price, 'PriceDate').every((date) => {
    const days = (valueOf(date, 'Date') ?? '').split(/[/\s]+/).map(dayOf)
    const [first, last = first] = days
    const role = valueOf(date, 'PriceDateRole')
    if (first === undefined || last === undefined) return true
    return (
      (!['14', '24'].includes(role ?? '') || first <= today) && (!['15', '24'].includes(role ?? '') || last >= today)
    )
  })

/**
 * The rate of our own value-added tax (List 171: 01). A price for the whole world states the tax of its publisher's
 * country, unless it is in forints.
 */
const vatOf = (price: XmlNode, cover: Cover, currency: Currency): number | undefined => {
  if (cover !== 'named' && currency !== 'HUF') return undefined
  const tax = childrenOf(price, 'Tax').find((one) => (valueOf(one, 'TaxType') ?? '01') === '01')
  const rate = Number(valueOf(tax, 'TaxRatePercent') ?? Number.NaN)
  return [0, 5, 18, 27].includes(rate) ? rate : undefined
}

const textOfPrice = (price: XmlNode, currency: string | undefined): string =>
  `${valueOf(price, 'PriceAmount') ?? ''} ${currency ?? ''}`.trim()

/** Why a price is not what a reader pays here today, or what it is. Prices for booksellers are passed over in silence: nearly every record has some. */
const judge = (
  price: XmlNode,
  market: Cover,
  defaults: SupplyDefaults,
): Candidate | { note: Note; currency?: Currency } | undefined => {
  const type = valueOf(price, 'PriceType') ?? defaults.priceType
  const code = valueOf(price, 'CurrencyCode') ?? defaults.currency
  const shown = textOfPrice(price, code)
  if (!ordinary.includes(type) && !special.includes(type)) return undefined
  const own = coverOf(price)
  const cover = own === 'world' ? market : own
  if (cover === 'none' || !holdsOn(price, defaults.today))
    return { note: { code: 'price_not_valid_now', detail: shown } }
  const qualifier = valueOf(price, 'PriceQualifier') ?? '00'
  const isOffer = special.includes(type) || ofOffers.has(qualifier)
  if (!isOffer && !forAnybody.has(qualifier))
    return { note: { code: 'price_for_others', detail: `${shown}, PriceQualifier ${qualifier}` } }
  if (Number(valueOf(price, 'MinimumOrderQuantity') ?? 1) > 1 || (valueOf(price, 'PricePer') ?? '00') !== '00')
    return { note: { code: 'price_for_others', detail: `${shown}, not for one copy` } }
  if (!isCurrency(code)) return { note: { code: 'currency_unknown', detail: code ?? 'missing' } }
  const isFree = valueOf(price, 'UnpricedItemType') === '01'
  const amount = isFree ? 0 : Number(valueOf(price, 'PriceAmount') ?? Number.NaN)
  if (valueOf(price, 'UnpricedItemType') && !isFree) return undefined
  if (amount === 0 && !isFree) return { note: { code: 'price_zero', detail: shown }, currency: code }
  if (!Number.isFinite(amount) || amount < 0 || amount > 10_000_000)
    return { note: { code: 'bad_value', detail: `PriceAmount ${valueOf(price, 'PriceAmount') ?? ''}` }, currency: code }
  return {
    currency: code,
    amount: amount * 10 ** currencies[code],
    type,
    isOffer,
    cover,
    isConfirmed: valueOf(price, 'PriceStatus') !== '01',
    vatRate: vatOf(price, cover, code),
  }
}

/** For our country by its name before the world, confirmed before provisional, then by the type. */
const byRank = (a: Candidate, b: Candidate): number =>
  Number(a.cover === 'world') - Number(b.cover === 'world') ||
  Number(b.isConfirmed) - Number(a.isConfirmed) ||
  [...ordinary, ...special].indexOf(a.type) - [...ordinary, ...special].indexOf(b.type)

/** The prices of one supplier for one market. */
export interface OfferedPrices {
  market: Cover
  prices: readonly XmlNode[]
}

const shownPrices = 3

/** One note for each reason, with the first prices that it is about: some records list those of forty countries. */
const inShort = (notes: readonly Note[]): Note[] =>
  [...Map.groupBy(notes, ({ code }) => code)].map(([code, list]) => {
    const details = [...new Set(list.flatMap(({ detail }) => detail ?? []))]
    const rest = details.length - shownPrices
    return { code, detail: [...details.slice(0, shownPrices), ...(rest > 0 ? [`${rest} more`] : [])].join('; ') }
  })

/**
 * What a reader pays here today, in each currency, out of all prices of a record.
 * @param usualVat percent, of the book's format
 */
export const choosePrices = (
  offered: readonly OfferedPrices[],
  usualVat: number,
  defaults: SupplyDefaults,
  note: (note: Note) => void,
): ReadPrices => {
  const candidates: Candidate[] = []
  const refused = new Set<Currency>()
  const notes: Note[] = []
  for (const { market, prices } of offered)
    for (const price of prices) {
      const judged = judge(price, market, defaults)
      if (judged === undefined) continue
      if ('type' in judged) candidates.push(judged)
      else {
        notes.push(judged.note)
        if (judged.currency) refused.add(judged.currency)
      }
    }
  for (const one of inShort(notes)) note(one)
  candidates.sort(byRank)
  const vatRate = candidates.find((one) => one.vatRate !== undefined)?.vatRate ?? null
  const rate = vatRate ?? usualVat
  const grossOf = ({ amount, type }: Candidate): number =>
    Math.round(isGross(type) ? amount : (amount * (100 + rate)) / 100)
  const prices = (Object.keys(currencies) as Currency[]).flatMap((currency): TradePrice[] => {
    const own = candidates.filter((one) => one.currency === currency)
    const [full, offer] = [own.find((one) => !one.isOffer), own.find((one) => one.isOffer)].map((one) =>
      one ? grossOf(one) : undefined,
    )
    const gross = offer ?? full
    if (gross === undefined) return []
    return [{ currency, gross, originalGross: full !== undefined && full > gross ? full : null }]
  })
  return { prices, refused: [...refused].filter((code) => !prices.some(({ currency }) => currency === code)), vatRate }
}
