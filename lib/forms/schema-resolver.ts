import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldValues, Resolver } from 'react-hook-form'
import type { $ZodType, input } from 'zod/v4/core'

/**
 * Validates a form with its schema from `contracts/`, which the backend uses, too. The form may have more values than
 * the schema: for example the fields of both kinds of a union.
 */
export const schemaResolver = <Schema extends $ZodType<FieldValues, FieldValues>, Values extends input<Schema>>(
  schema: Schema,
): Resolver<Values> => zodResolver(schema) as unknown as Resolver<Values>
