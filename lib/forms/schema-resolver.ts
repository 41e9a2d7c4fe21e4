import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type { $ZodType, input } from 'zod/v4/core'
import { loadInTime } from '#lib/api/load-in-time.ts'

/** The type of the error at `root` when the schema could not be loaded. */
export const notLoaded = 'not_loaded'

const loadZodResolver = async () => (await import('@hookform/resolvers/zod')).zodResolver

/**
 * Validates a form with its schema from `contracts/`, which the backend uses, too. The form may have more values than
 * the schema: for example the fields of both kinds of a union. The schema and its library are loaded while the visitor
 * reads the form, so that the page is there before them. Without a network the form has an error at `root`.
 */
export const schemaResolver = <Schema extends $ZodType<FieldValues, FieldValues>, Values extends input<Schema>>(
  loadSchema: () => Promise<Schema>,
): Resolver<Values> => {
  const load = () => Promise.all([loadZodResolver(), loadSchema()])
  if (typeof window !== 'undefined')
    (window.requestIdleCallback ?? setTimeout)(() => void load().catch(() => undefined))
  return async (...form) => {
    const loaded = await loadInTime(load).catch(() => undefined)
    if (!loaded) return { values: {}, errors: { root: { type: notLoaded } } as FieldErrors<Values> }
    const [zodResolver, schema] = loaded
    return (zodResolver(schema) as unknown as Resolver<Values>)(...form)
  }
}
