import { z } from 'zod'
import { cover, variantCard } from './variant-cards.ts'
import { choices, parameterChoices } from './choices.ts'
import { textBlock } from './content-blocks.ts'
import type { EndpointTable } from './endpoint.ts'
import { amount } from './money.ts'
import { parameter, productParameter } from './parameters.ts'
import { idParam, rowIdText } from './shop-schemas.ts'
import { store } from './stores.ts'

const id = z.object({ id: idParam })
const cards = z.object({ items: z.array(variantCard) })
const parameters = z.object({ items: z.array(parameter) })

/** A picture, a reading sample to download, a film or a document of a product. */
const asset = z.object({
  id: z.int(),
  kind: z.enum(['image', 'sample', 'video', 'document']),
  /** For an image the address without width and ending, as for a cover. For a film its public address. */
  path: z.string(),
  title: z.string(),
  width: z.int().nullable(),
  height: z.int().nullable(),
})
export type Asset = z.infer<typeof asset>

/** The first is the cover. */
const imageAsset = cover.extend({ title: z.string(), isDefault: z.boolean() })
export type ImageAsset = z.infer<typeof imageAsset>

const product = z.object({
  id: z.int(),
  title: z.string(),
  variants: z.array(variantCard),
  parameters: z.array(productParameter),
  assets: z.array(asset),
  selectedVariantId: z.int(),
})
export type Product = z.infer<typeof product>

const samplePage = z.object({ number: z.int(), blocks: z.array(textBlock) })
export type SamplePage = z.infer<typeof samplePage>

const additionalData = z.object({
  productId: z.int(),
  /** All volumes on sale in their order, including this one; one variant of each. */
  series: z
    .object({ id: z.int(), name: z.string(), volumes: z.array(variantCard.extend({ number: z.int().nullable() })) })
    .nullable(),
  /** The same work in other languages and editions, one variant of each. */
  editions: z.array(variantCard),
  /** The number of pages in the sample. */
  samplePages: z.int(),
  assets: z.array(asset),
})
export type AdditionalData = z.infer<typeof additionalData>

/** The price of a variant under a deal; `unitPrice` is the price of one copy if the deal is for several. */
const deal = z.object({
  variantId: z.int(),
  /** The name of the deal; null for the reduction of a price list. */
  name: z.string().nullable(),
  quantity: z.int(),
  price: amount,
  unitPrice: amount,
  regular: amount,
})
export type VariantDeal = z.infer<typeof deal>

/** Gifts or upsells that a variant brings with it. */
const variantRewardDeal = z.object({
  dealId: z.int(),
  type: z.enum(['item_upsell_deal', 'item_gift_deal']),
  name: z.string(),
  /** How many copies of the variant it needs. */
  minQuantity: z.int(),
  rewards: z.array(z.object({ variant: variantCard, price: amount, regular: amount })),
})
export type VariantRewardDeal = z.infer<typeof variantRewardDeal>

export const packageDeal = z.object({
  variant: variantCard,
  items: z.array(z.object({ variant: variantCard, quantity: z.int() })),
  /** The sum of today's prices of the parts. */
  partsTotal: amount,
  saving: amount,
})
export type PackageDeal = z.infer<typeof packageDeal>

const packageVariant = packageDeal.extend({ saving: amount.nullable() })
export type PackageVariant = z.infer<typeof packageVariant>

const detailedStock = z.object({
  variantId: z.int(),
  /** Copies that can be ordered now; null where there is no limit. */
  web: z.int().nullable(),
  /** Every store; `few` means one or two copies. */
  stores: z.array(z.object({ store, level: z.enum(['none', 'few', 'some']) })),
})
export type DetailedStock = z.infer<typeof detailedStock>

/** All data of a product's page that `GET /v2.0/variants/{id}` and the ratings do not have. */
export const productPage = {
  'GET /v2.0/products/{id}': {
    action: 'catalog.read',
    summary: 'A product with its variants, the parameters in which they differ, and its pictures.',
    params: id,
    response: product,
    errors: ['not_found'],
  },
  'GET /v2.0/variants/{id}/product': {
    action: 'catalog.read',
    summary: 'The product of a variant, with this variant selected.',
    params: id,
    response: product,
    errors: ['not_found'],
  },
  'GET /products/{id}/additional_data': {
    action: 'catalog.read',
    summary: 'The series in its order, editions in other languages, sample pages, films and documents.',
    params: id,
    response: additionalData,
    errors: ['not_found'],
  },
  'GET /products/{id}/sample_pages': {
    action: 'catalog.read',
    summary: 'The sample pages.',
    params: id,
    response: z.object({ items: z.array(samplePage) }),
    errors: ['not_found'],
  },
  'GET /variants/corresponding_variant': {
    action: 'catalog.read',
    summary: 'The variant with this SKU or ISBN, or the variant of a product whose parameters match best.',
    query: z.object({
      sku: z.string().trim().min(1).max(64).optional(),
      product: rowIdText.optional(),
      /** `format:paperback,binding:sewn`: parameter and choice. */
      parameters: parameterChoices.optional(),
    }),
    response: z.object({ id: z.int(), path: z.string() }),
    errors: ['not_found'],
  },
  'GET /v2.0/variants/{id}/substitutions': {
    action: 'catalog.read',
    summary: 'Substitutes: another format or edition, the work in another language, the most similar books.',
    params: id,
    query: z.object({ limit: z.coerce.number().int().min(1).max(24).default(6) }),
    response: cards,
    errors: ['not_found'],
  },
  'GET /v2.0/variants/{id}/deals': {
    action: 'catalog.read',
    summary: 'Reductions that apply to the variant now, and the gifts and upsells that it brings with it.',
    params: id,
    response: z.object({ variantId: z.int(), deals: z.array(deal), rewardDeals: z.array(variantRewardDeal) }),
    errors: ['not_found'],
  },
  'GET /v2.0/variants/{id}/package_deals': {
    action: 'catalog.read',
    summary: 'Packages that hold the variant and cost less than their parts.',
    params: id,
    response: z.object({ items: z.array(packageDeal) }),
    errors: ['not_found'],
  },
  'GET /v2.0/package_variants/{id}': {
    action: 'catalog.read',
    summary: 'A package with its contents.',
    params: id,
    response: packageVariant,
    errors: ['not_found'],
  },
  'GET /v2.0/package_deals/{id}': {
    action: 'catalog.read',
    summary: 'The saving of one package; not found if it costs as much as its parts.',
    params: id,
    response: packageDeal,
    errors: ['not_found'],
  },
  'GET /basic_variants/{id}': {
    action: 'catalog.read',
    summary: 'A variant as a card shows it.',
    params: id,
    response: variantCard,
    errors: ['not_found'],
  },
  'GET /basic_variants': {
    action: 'catalog.read',
    summary: 'Cards in the order of the ids; variants that are not on sale are missing.',
    query: z.object({ ids: choices(rowIdText, 24) }),
    response: cards,
  },
  'GET /variants/{id}/image_assets': {
    action: 'catalog.read',
    summary: 'The cover and the other pictures.',
    params: id,
    response: z.object({ items: z.array(imageAsset) }),
    errors: ['not_found'],
  },
  'GET /variants/{id}/highlighted_parameters': {
    action: 'catalog.read',
    summary: 'The parameters that are shown beside the price.',
    params: id,
    response: parameters,
    errors: ['not_found'],
  },
  'GET /variants/{id}/sorted_parameters': {
    action: 'catalog.read',
    summary: 'All parameters in their order.',
    params: id,
    response: parameters,
    errors: ['not_found'],
  },
  'GET /variants/{id}/detailed_stock': {
    action: 'catalog.read',
    summary: 'The stock level in each store.',
    params: id,
    response: detailedStock,
    errors: ['not_found'],
  },
  'GET /variants/is_pre_registrable': {
    action: 'catalog.read',
    summary: 'Which of these variants can be ordered before they are published.',
    query: z.object({ variantId: choices(rowIdText, 100) }),
    response: z.object({ items: z.array(z.object({ variantId: z.int(), preRegistrable: z.boolean() })) }),
  },
} as const satisfies EndpointTable
