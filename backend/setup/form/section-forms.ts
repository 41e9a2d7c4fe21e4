import { z } from 'zod'
import { carrierCodes } from '#contracts/carriers.ts'
import { bothForm, keyForm } from '#contracts/reference-forms.ts'
import { currencySchema, formatSchema } from '#contracts/shop-schemas.ts'
import { openingHours } from '#contracts/stores.ts'
import { paymentProviders } from '../../ports/payments/providers.ts'

const minorUnits = z.int().min(0).max(100_000_000)
/** In minor units. In a currency that is missing it cannot be chosen. */
const amounts = z.partialRecord(currencySchema, minorUnits)
const vatRate = z.literal([0, 5, 18, 27], 'the rates are 0, 5, 18 and 27').default(27)
const language = z.string().regex(/^[a-z]{2,3}$/, 'a language is written as hu, en, de …')
const flow = z.enum(['home', 'pickup_point', 'store', 'none'])

export const priceListForm = z.strictObject({
  key: keyForm,
  /** For whom it is; the base list is for everybody, and holds the list prices. */
  for: z.enum(['base', 'everybody', 'b2c', 'b2b', 'organizations']),
})
export type PriceListForm = z.output<typeof priceListForm>

export const warehouseForm = z.strictObject({ key: keyForm, kind: z.enum(['web', 'store']) })
export type WarehouseForm = z.output<typeof warehouseForm>

const codes = (pattern: RegExp, message: string) => z.array(z.string().regex(pattern, message)).default([])

/** The beginnings of the codes that lead to a category; the longest one in the file decides. */
const subjectsForm = z.strictObject({
  /** Only for works written in one of these languages. */
  original: z.array(language).min(1).optional(),
  thema: codes(/^[1-6A-Y][A-Z0-9-]*$/, 'a code of Thema is written as FBC'),
  bisac: codes(/^[A-Z]{3}\d{0,6}$/, 'a code of BISAC is written as FIC or FIC022'),
  bic: codes(/^[A-Z1-5][A-Z0-9]*$/, 'a code of BIC is written as FA'),
  clil: codes(/^\d{1,4}$/, 'a code of CLIL has at most four digits'),
  wgs: codes(/^\d{1,3}$/, 'a code of the Warengruppen has at most three digits'),
  lcc: codes(/^[A-Z]{1,3}\d*$/, 'a class of the Library of Congress is written as PR'),
  keyword: codes(/^[^\p{Lu}]+$/u, 'a keyword is written in small letters'),
})
export type SubjectsForm = z.output<typeof subjectsForm>

export interface CategoryForm {
  key: string
  name: z.output<typeof bothForm>
  text?: z.output<typeof bothForm> | undefined
  format?: z.output<typeof formatSchema> | undefined
  language?: string | undefined
  subjects?: SubjectsForm | undefined
  children?: CategoryForm[] | undefined
}
export const categoryForm: z.ZodType<CategoryForm> = z.strictObject({
  key: keyForm,
  name: bothForm,
  text: bothForm.optional(),
  /** It lists all variants of this format. */
  format: formatSchema.optional(),
  /** An import puts every book in this language into it, too. */
  language: language.optional(),
  subjects: subjectsForm.optional(),
  get children() {
    return z.array(categoryForm).optional()
  },
})

export const publisherForm = z.strictObject({
  key: keyForm,
  name: z.string().min(1),
  isImprint: z.boolean().default(false),
  tagline: bothForm.optional(),
  about: bothForm.optional(),
})

export const deliveryForm = z
  .strictObject({
    key: keyForm,
    flow,
    carrier: z.enum(carrierCodes).optional(),
    name: bothForm,
    text: bothForm,
    /** Working days on the way, from and to. Nobody sees those of downloads. */
    days: z.tuple([z.int().min(0).max(60), z.int().min(0).max(60)]).default([1, 2]),
    prices: amounts,
    vatRate,
    enabled: z.boolean().default(true),
  })
  .refine(({ flow: way, carrier }) => (way === 'pickup_point') === (carrier !== undefined), {
    error: 'a pickup_point has a carrier, and nothing else has one',
    path: ['carrier'],
  })
  .refine(({ days: [from, to] }) => from <= to, { error: 'from comes before to', path: ['days'] })

export const paymentForm = z.strictObject({
  key: z.enum(['cash_on_delivery', 'transfer', ...paymentProviders.map(({ key }) => key)]),
  name: bothForm,
  text: bothForm,
  flows: z.array(flow).min(1),
  fees: amounts,
  vatRate,
  enabled: z.boolean().default(true),
})

const period = z.strictObject({ from: z.string().regex(/^\d\d:\d\d$/), to: z.string().regex(/^\d\d:\d\d$/) })
const paragraphs = z.array(z.string().min(1)).min(1)

export const storeForm = z.strictObject({
  slug: keyForm,
  /** The key of its warehouse; without one it shows no stock. */
  warehouse: keyForm.optional(),
  name: bothForm,
  zip: z.string().regex(/^[1-9]\d{3}$/, 'a postcode has four digits'),
  city: z.string().min(1),
  addressLine: z.string().min(1),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  phone: z.string().min(1),
  email: z.email(),
  open: openingHours,
  /** Holidays and the like; without periods it is closed. */
  specialDays: z.array(z.strictObject({ date: z.iso.date(), name: bothForm, periods: z.array(period) })).default([]),
  portrait: z
    .strictObject({
      lead: bothForm,
      text: z.strictObject({ hu: paragraphs, en: paragraphs }),
      directions: bothForm,
      events: z.array(z.strictObject({ when: bothForm, what: bothForm })).default([]),
    })
    .optional(),
  /** Keys of products that its booksellers recommend. */
  picks: z.array(z.string().min(1)).default([]),
})
export type StoreForm = z.output<typeof storeForm>
