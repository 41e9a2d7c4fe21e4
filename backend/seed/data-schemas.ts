import { z } from 'zod'
import { paymentProviders } from '../ports/payments/providers.ts'
import { couponForm } from '#contracts/deal-forms.ts'
import { carrierCodes } from '#contracts/carriers.ts'
import { organizationDetails } from '#contracts/organization-form.ts'
import { resourceTypes } from '#contracts/resource-paths.ts'
import { parameterTypes } from '#contracts/parameters.ts'
import { bothLanguages as text, currencySchema } from '#contracts/shop-schemas.ts'
import { openingHours } from '#contracts/stores.ts'

const key = z.string().regex(/^[a-z0-9_]+([-_][a-z0-9]+)*$/)
const amounts = z.record(currencySchema, z.int().nonnegative())
/** One product: the work in Hungarian unless another language is given. */
const bookRef = z.union([key, z.strictObject({ work: key, language: z.string().length(2) })])
export type BookRef = z.infer<typeof bookRef>

export const publishersData = z.array(
  z.strictObject({ key, name: z.string(), isImprint: z.boolean(), tagline: text, about: text }),
)

export const packagesData = z.array(
  z.strictObject({
    key,
    title: z.string(),
    imprint: key,
    lead: text,
    description: text,
    categories: z.array(key).min(1),
    works: z.array(key).min(2),
    discount: z.int(),
  }),
)
export type PackageData = z.infer<typeof packagesData>[number]

export const parametersData = z.array(
  z.strictObject({
    key,
    type: z.enum(parameterTypes),
    name: text,
    unit: text.optional(),
    mandatory: z.boolean().default(false),
    variantModifier: z.boolean().default(false),
    highlighted: z.boolean().default(false),
    filterable: z.boolean().default(false),
    options: z.array(z.strictObject({ key, label: text })).optional(),
  }),
)
export type ParameterData = z.infer<typeof parametersData>[number]

export const editionsData = z.array(
  z.strictObject({
    /** The key of the product: the work and its language. */
    book: key,
    format: z.enum(['paperback', 'hardback']),
    /** Without it the existing edition of the format is meant. */
    published: z
      .string()
      .regex(/^20[12]\d-\d\d$/)
      .optional(),
    /** The parameters in which it differs from the others; an enum by the key of its option. */
    parameters: z.record(key, z.union([z.string(), text])),
  }),
)
export type EditionData = z.infer<typeof editionsData>[number]

/** By product: ratings of invented readers, each in the language of its reader. */
export const ratingsData = z.record(
  key,
  z.array(
    z.strictObject({
      stars: z.int().min(1).max(5),
      by: z.string(),
      locale: z.enum(['hu', 'en']).default('hu'),
      title: z.string().optional(),
      text: z.string().optional(),
    }),
  ),
)

/**
 * By product: sample pages from texts in the public domain. `# ` begins a heading; a line feed ends a line of verse.
 * With `pdf` they are a file, too or instead (tools/documents/draw-samples draws it).
 */
export const samplesData = z.record(
  key,
  z.strictObject({
    pdf: z.enum(['too', 'only']).optional(),
    from: z.int().positive(),
    pages: z.array(z.array(z.string()).min(1)).min(2),
  }),
)
export type SamplesData = z.infer<typeof samplesData>

/** By product: films. Those of the demo shop have free licences and replace films about the books. */
export const filmsData = z.record(key, z.strictObject({ url: z.url(), title: text }))
export type FilmsData = z.infer<typeof filmsData>

export const collectionsData = z.strictObject({
  /** Filled from the catalog. */
  computed: z.array(z.strictObject({ key: z.enum(['new', 'bestsellers', 'reduced']), name: text, text })),
  editorial: z.array(z.strictObject({ key, name: text, text, books: z.array(bookRef).min(6) })),
})

export const popularityData = z.record(key, z.int().positive())

export const storesData = z.array(
  z.strictObject({
    slug: key,
    name: text,
    zip: z.string().regex(/^\d{4}$/),
    city: z.string(),
    addressLine: z.string(),
    latitude: z.number(),
    longitude: z.number(),
    phone: z.string(),
    email: z.email(),
    open: openingHours,
    portrait: z.strictObject({
      lead: text,
      text: z.strictObject({ hu: z.array(z.string()).min(1), en: z.array(z.string()).min(1) }),
      directions: text,
      events: z.array(z.strictObject({ when: text, what: text })),
    }),
    /** Titles of works in Hungarian. The store has copies of them. */
    picks: z.array(key).min(4),
  }),
)

const paths = z.strictObject({ hu: z.array(z.string()).optional(), en: z.array(z.string()).optional() })

export const urlResourcesData = z.strictObject({
  resources: z.array(
    z.strictObject({ type: z.enum(resourceTypes), key, pretty: text.optional(), old: paths.optional() }),
  ),
  gone: paths,
})

export const deliveryModesData = z.array(
  z.strictObject({
    key,
    flow: z.enum(['home', 'pickup_point', 'store', 'none']),
    carrier: z.enum(carrierCodes).optional(),
    name: text,
    text,
    /** Working days on the way, from and to; downloads have none. */
    days: z.tuple([z.int().min(0), z.int().min(0)]).optional(),
    prices: amounts,
  }),
)

export const paymentMethodsData = z.array(
  z.strictObject({
    key: z.enum(['cash_on_delivery', 'transfer', ...paymentProviders.map(({ key }) => key)]),
    online: z.boolean(),
    name: text,
    text,
    flows: z.array(z.enum(['home', 'pickup_point', 'store', 'none'])).min(1),
    /** A currency that is missing cannot be paid this way. */
    fees: z.partialRecord(currencySchema, z.int().nonnegative()),
  }),
)

/** As an operator writes them; a book of the demo catalog stands for the SKU of its first format. */
export const dealsData = z.array(
  z.looseObject({ rewards: z.array(z.strictObject({ book: bookRef, prices: amounts })).optional() }),
)

export const priceListsData = z.array(
  z.strictObject({
    key,
    organizationName: z.string(),
    /** Its printed books. */
    category: key,
    breaks: z.array(z.strictObject({ fromQuantity: z.int().min(1), percent: z.int().min(1).max(90) })).min(1),
  }),
)

export const couponsData = z.array(couponForm)

export const accountsData = z.array(
  z.strictObject({
    email: z.email(),
    segment: z.enum(['b2c', 'b2b']),
    firstName: z.string(),
    lastName: z.string(),
    organization: z.optional(organizationDetails),
  }),
)
