import { createTranslator } from 'use-intl/core'
import type { Configuration } from '#contracts/configuration.ts'
import type { Locale } from '#contracts/shop.ts'
import { formatPlace } from '#lib/format/format-place.ts'
import { formatPrice } from '#lib/format/format-price.ts'
import { withArticle } from '#lib/format/with-article.ts'
import enFacts from '#messages/en/facts.json' with { type: 'json' }
import enWithdrawal from '#messages/en/withdrawal.json' with { type: 'json' }
import huFacts from '#messages/hu/facts.json' with { type: 'json' }
import huWithdrawal from '#messages/hu/withdrawal.json' with { type: 'json' }

const translators = {
  hu: createTranslator({ locale: 'hu', messages: { facts: huFacts, withdrawal: huWithdrawal } }),
  en: createTranslator({ locale: 'en', messages: { facts: enFacts, withdrawal: enWithdrawal } }),
}

const factNames = [
  'company.name',
  'company.theName',
  'company.address',
  'company.registrationNumber',
  'company.taxNumber',
  'contact.phone',
  'contact.email',
  'withdrawal.days',
  'withdrawal.sendBackDays',
  'withdrawal.refundDays',
  'withdrawal.downloads',
  'delivery.free',
] as const

/** Facts that editors' texts name in braces, such as `{company.name}`: each fact stands once, in the configuration. */
export type ShopFacts = Record<(typeof factNames)[number], string>

export type FactSource = Pick<
  Configuration,
  'company' | 'contact_phone' | 'contact_email' | 'withdrawal' | 'free_delivery_from' | 'available_currencies'
>

/** `12 000 Ft (35,00 €) felett ingyenes a szállítás.` Empty where no delivery becomes free. */
const freeDelivery = (
  { free_delivery_from: from, available_currencies: currencies }: FactSource,
  locale: Locale,
): string => {
  const [first, ...others] = currencies.flatMap((currency) =>
    from[currency] === undefined ? [] : [formatPrice(from[currency], currency, locale)],
  )
  const amount = others.length > 0 ? `${first} (${others.join(', ')})` : first
  return amount === undefined ? '' : translators[locale]('facts.freeDelivery', { amount })
}

export const shopFacts = (source: FactSource, locale: Locale): ShopFacts => {
  const { company, contact_phone: phone, contact_email: email, withdrawal } = source
  return {
    'company.name': company.name,
    'company.theName': withArticle(company.name, locale),
    'company.address': formatPlace(company),
    'company.registrationNumber': company.registrationNumber,
    'company.taxNumber': company.taxNumber,
    'contact.phone': phone,
    'contact.email': email,
    'withdrawal.days': String(withdrawal.days),
    'withdrawal.sendBackDays': String(withdrawal.sendBackDays),
    'withdrawal.refundDays': String(withdrawal.refundDays),
    'withdrawal.downloads': translators[locale]('withdrawal.downloads', { days: String(withdrawal.days) }),
    'delivery.free': freeDelivery(source, locale),
  }
}

const named = /\{([a-z]+\.[a-zA-Z]+)\}/g

const isFact = (name: string): name is keyof ShopFacts => factNames.some((one) => one === name)

/** Replaces the names of facts in every text of an answer, at any depth. */
export const nameFacts = <Value>(value: Value, facts: ShopFacts): Value => {
  const within = (one: unknown): unknown => {
    if (typeof one === 'string')
      return one.replaceAll(named, (whole, name: string) => (isFact(name) ? facts[name] : whole))
    if (Array.isArray(one)) return one.map(within)
    return one !== null && typeof one === 'object'
      ? Object.fromEntries(Object.entries(one).map(([key, inner]) => [key, within(inner)]))
      : one
  }
  return within(value) as Value
}

/** Names in braces without a fact. */
export const unknownFacts = (text: string): string[] =>
  [...text.matchAll(named)].flatMap(([, name = '']) => (isFact(name) ? [] : [name]))
