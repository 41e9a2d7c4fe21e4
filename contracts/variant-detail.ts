import { z } from 'zod'
import { bookFacts } from './book-facts.ts'
import { reference } from './brands.ts'
import { price } from './money.ts'
import { contributorRoles } from './shop.ts'
import { formatSchema } from './shop-schemas.ts'
import { availability, supplier, variantCard } from './variant-cards.ts'

const contributor = reference.extend({ role: z.enum(contributorRoles) })

export const variantDetail = variantCard.extend({
  /** Thirteen digits without hyphens. */
  isbn: z.string().nullable(),
  type: z.enum(['physical', 'virtual']),
  subtitle: z.string().nullable(),
  lead: z.string(),
  description: z.string(),
  contributors: z.array(contributor),
  publisherName: z.string(),
  publisherPath: z.string(),
  isImprint: z.boolean(),
  series: z.object({ id: z.int(), name: z.string(), number: z.int().nullable() }).nullable(),
  /** From the root of the tree to the product's main category. */
  breadcrumbs: z.array(reference),
  pages: z.int().nullable(),
  minutes: z.int().nullable(),
  size: z.object({ width: z.int(), height: z.int() }).nullable(),
  weight: z.int().nullable(),
  /** The year in which the work was first published; negative before our era. A package has neither this nor an original language. */
  firstYear: z.int().nullable(),
  originalLanguage: z.string().nullable(),
  ages: z.object({ from: z.int(), to: z.int() }).nullable(),
  /** The product's other formats and this one, in the order of `formats`. */
  siblings: z.array(
    z.object({
      id: z.int(),
      path: z.string(),
      format: formatSchema,
      price,
      availability,
      supplier: supplier.nullable(),
      publishedOn: z.string().nullable(),
    }),
  ),
  /** The same work in other languages, translations and editions of other publishers. */
  translations: z.array(
    z.object({ id: z.int(), path: z.string(), title: z.string(), language: z.string(), publisher: z.string() }),
  ),
  /** What a package holds. */
  packageItems: z.array(variantCard),
  facts: bookFacts,
  /** How many stores have the variant in stock. */
  storesWithStock: z.int(),
})
export type VariantDetail = z.infer<typeof variantDetail>
