import { z } from 'zod'

export const parameterTypes = ['bool', 'date', 'datetime', 'int', 'string', 'enum', 'float', 'color'] as const

/**
 * One value of a parameter, in the field of its type (spec point 3); `enumValue` has the key and the text of the
 * choice.
 */
const attributeValue = z.object({
  boolValue: z.boolean().optional(),
  dateValue: z.string().optional(),
  datetimeValue: z.string().optional(),
  intValue: z.int().optional(),
  stringValue: z.string().optional(),
  enumValue: z.object({ key: z.string(), label: z.string() }).optional(),
  floatValue: z.number().optional(),
  /** `#rrggbb` */
  colorValue: z.string().optional(),
})
export type AttributeValue = z.infer<typeof attributeValue>

export const parameterBase = z.object({
  key: z.string(),
  name: z.string(),
  type: z.enum(parameterTypes),
  unit: z.string().nullable(),
})

/** A parameter of a variant with its value, or its values where it has several. */
export const parameter = parameterBase.extend({ values: z.array(attributeValue) })
export type Parameter = z.infer<typeof parameter>

/** A parameter of a product with the values of its variants. */
export const productParameter = parameterBase.extend({
  mandatory: z.boolean(),
  /** Whether it distinguishes the variants of the product. */
  variantModifier: z.boolean(),
  values: z.array(attributeValue.extend({ variantId: z.int() })),
})
export type ProductParameter = z.infer<typeof productParameter>
