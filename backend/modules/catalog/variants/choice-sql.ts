import { sql } from 'drizzle-orm'

/**
 * Whether variant `v` leaves open what has to be chosen: a mandatory modifier that other variants of its format have.
 * The format itself stands on the variant.
 */
export const choiceIsOpen = sql`exists (
  select from variants other
  join parameter_values chosen on chosen.variant_id = other.id
  join parameters pa on pa.id = chosen.parameter_id and pa.mandatory and pa.variant_modifier and pa.key <> 'format'
  where other.product_id = v.product_id and other.format = v.format and other.active
    and not exists (select from parameter_values own where own.variant_id = v.id and own.parameter_id = pa.id))`
