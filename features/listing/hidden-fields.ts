import type { ListingState } from './listing-url.ts'

type Field = readonly [name: string, value: string]

/**
 * What the address keeps while filters change, as fields of the form. The words come before the filters and the view
 * after them, because a form without JavaScript writes the address in the order of its fields (listing-url.ts).
 */
export const hiddenFields = ({ q, plain, role, limit, view }: ListingState): Record<'before' | 'after', Field[]> => {
  const fields = Object.entries({ role, limit, view }).flatMap(([name, value]): Field[] =>
    value === undefined ? [] : [[name, String(value)]],
  )
  return { before: q ? [['q', q], ...plain.map((key): Field => ['plain', key])] : [], after: fields }
}
