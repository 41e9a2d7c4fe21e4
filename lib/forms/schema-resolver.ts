import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldValues, Resolver } from 'react-hook-form'
import type { $ZodType, input } from 'zod/v4/core'

/**
 * Checks a form by its schema from `contracts/`, which the backend checks too. The values may hold more than the schema
 * looks at: the fields of both kinds of a union, for example.
 */
export const schemaResolver = <Schema extends $ZodType<FieldValues, FieldValues>, Values extends input<Schema>>(
  schema: Schema,
): Resolver<Values> => zodResolver(schema) as unknown as Resolver<Values>
