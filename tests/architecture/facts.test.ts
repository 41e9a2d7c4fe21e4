import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import modes from '#backend/seed/data/delivery-modes.json' with { type: 'json' }
import { defaults } from '#backend/modules/configuration/service.ts'
import { type Currency, type Locale, locales } from '#contracts/shop.ts'
import { formatPrice } from '#lib/format/format-price.ts'

/** Files with texts for readers. The facts in these texts are written once, in the configuration. */
const files = [
  ...globSync('messages/{hu,en}/*.json'),
  ...globSync('backend/seed/editorial/*.yaml'),
  'backend/setup/shop.yaml',
  'tools/documents/texts.json',
]
const { company, contact_phone: phone, contact_email: email, free_delivery_from: freeFrom } = defaults

/** Writes a price with one kind of space, because `factsIn` changes all spaces to this kind. */
const plainPrice = (amount: number, currency: Currency, locale: Locale) =>
  formatPrice(amount, currency, locale).replaceAll(/\s/g, ' ')

const freeInForints = locales.map((locale) => plainPrice(freeFrom.HUF ?? 0, 'HUF', locale))
const written = [company.addressLine, company.registrationNumber, company.taxNumber, phone, email, ...freeInForints]
const patterns = [
  /Kolofon [A-ZÁÉÍÓÖŐÚÜŰ][a-záéíóöőúüű]+ (?:Kft|Zrt|Bt|Ltd)\b/,
  ...written.map((fact) => new RegExp(String.raw`(?<![\w.])${fact.replaceAll('.', String.raw`\.`)}(?!\d)`)),
  /\b(?:14|tizennégy|fourteen)[ -](?:nap|day)/i,
]

const factsIn = (text: string): string[] =>
  patterns.flatMap((pattern) => text.replaceAll(/\s+/g, ' ').match(pattern)?.[0] ?? [])

test('every written fact is found', () => {
  const text = `A ${company.name}, ${company.addressLine}, ${phone}, ${email}: 14 napon\n belül, within fourteen days, ${freeInForints.join(' or ')}.`
  expect(factsIn(text)).toEqual([
    'Kolofon Könyvkereskedés Kft',
    company.addressLine,
    phone,
    email,
    ...freeInForints,
    '14 nap',
  ])
})

test.each(files)('%s takes the facts of the shop from the configuration', (file) => {
  expect(factsIn(readFileSync(file, 'utf8'))).toEqual([])
})

interface Page {
  key: string
  blocks: Record<Locale, { type: string; rows?: string[][] }[]>
}

test.each(locales)(
  'the page on delivery names what each way costs and how long it takes, as the checkout does (%s)',
  (locale) => {
    const { contents } = parse(readFileSync('backend/seed/editorial/pages.yaml', 'utf8')) as { contents: Page[] }
    const table = contents.find(({ key }) => key === 'delivery-and-payment')?.blocks[locale].find(({ rows }) => rows)
    const price = ({ HUF, EUR }: { HUF: number; EUR: number }) =>
      `${plainPrice(HUF, 'HUF', locale)} / ${plainPrice(EUR, 'EUR', locale)}`
    const free = { hu: 'díjmentes', en: 'free' }[locale]
    const expected = modes.map(({ prices, days }) => [prices.HUF === 0 ? free : price(prices), days?.join(' ')])
    const rows = table?.rows?.map(([, cost, when]) => [cost?.replaceAll(/\s/g, ' '), when?.match(/\d+/g)?.join(' ')])
    expect(rows).toEqual(expected)
  },
)
