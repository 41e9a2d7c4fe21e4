import { type SQL, sql } from 'drizzle-orm'

/**
 * `any` of ids that the planner cannot count: it makes the same plan for one id and for a hundred, and stores it. With
 * the bare list it plans the ten joins behind a card again for every query, which takes longer than the answer.
 */
export const anyOf = (ids: readonly number[]): SQL => sql`any(array(select unnest(${sql.param(ids)}::int[])))`
