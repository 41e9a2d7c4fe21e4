import { type SQL, sql } from 'drizzle-orm'
import type { Letter } from '#contracts/alphabet.ts'
import type { Brand } from '#contracts/brands.ts'
import type { Answer } from '../../../http/handler.ts'
import type { Context } from '../../../kernel/context.ts'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import { pathSql } from '../../url-resources/service.ts'
import { decodeCursor, encodeCursor } from '../../../kernel/cursor.ts'
import { keyRangesOf } from '../../text/rules/sort-key.ts'
import { sortedName } from '../rules/sorted-name.ts'
import { booksOf, isAuthor, isNamed } from './brand-sql.ts'
import { countByLetter } from './count-by-letter.ts'

const order = 'name'
/** As its index has it. */
const sortKey = sql`c.sort_key collate "C"`

const selectBrands = async (ctx: Context, condition: SQL, limit: number): Promise<Brand[]> => {
  const { rows } = await ctx.recentDb.execute<
    Omit<Brand, 'sortedName'> & { sortKey: string; [column: string]: unknown }
  >(sql`
    select c.id, ${pathSql('brand', ctx.locale, sql`c`)} as path, c.name->>${ctx.locale} as name, c.born, c.died, c.country,
      c.bio->>${ctx.locale} as bio, c.sort_key as "sortKey",
      (select count(distinct pc.product_id)::int from ${booksOf(ctx, sql`c.id`, 'author')}) as count
    from contributors c where ${condition} order by ${sortKey}, c.id limit ${limit}`)
  return rows.map(({ sortKey: key, ...row }) => ({ ...row, sortedName: sortedName(row.name, key) }))
}

const isUnder = (letter: Letter): SQL =>
  sql`(${sql.join(
    keyRangesOf(letter).map(([from, to]) => sql`(${sortKey} >= ${from} and ${sortKey} < ${to})`),
    sql` or `,
  )})`

const countNamed = async (ctx: Context, condition: SQL): Promise<number> => {
  const { rows } = await ctx.recentDb.execute<{ count: number }>(
    sql`select count(*)::int as count from contributors c where ${condition}`,
  )
  return rows[0]?.count ?? 0
}

interface BrandsQuery {
  cursor?: string | undefined
  limit: number
  letter?: Letter | undefined
  q?: string | undefined
}

/** Authors who have a book on sale, in Hungarian alphabetical order. */
export const findBrands = async (
  ctx: Context,
  { cursor, limit, letter, q }: BrandsQuery,
): Promise<Result<Answer<'GET /v2.0/brands'>, 'invalid_data_provided'>> => {
  const place = cursor === undefined ? undefined : decodeCursor(cursor, order)
  if (cursor !== undefined && !place)
    return fail('invalid_data_provided', { field: 'cursor', issues: [{ field: 'cursor', code: 'invalid' }] })
  const wanted = [isAuthor(ctx), letter && isUnder(letter), q && isNamed(q)].filter(
    (one) => one !== undefined && one !== '',
  )
  const after =
    place &&
    sql`(${sortKey}, c.id) >
    ((select sort_key from contributors where id = ${place.id}) collate "C", ${place.id})`
  const all = sql.join(wanted, sql` and `)
  const rows = await selectBrands(ctx, after ? sql`${all} and ${after}` : all, limit + 1)
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  const letters = await countByLetter(ctx)
  const ofLetters = letters.filter((one) => !letter || one.letter === letter)
  return ok({
    items,
    letters,
    cursor: rows.length > limit && last ? encodeCursor({ order, value: null, id: last.id }) : null,
    count: q ? await countNamed(ctx, all) : ofLetters.reduce((sum, { count }) => sum + count, 0),
  })
}

/** Whoever did anything for a book that is on sale. */
export const findBrand = async (ctx: Context, id: number): Promise<Result<Brand, 'not_found'>> => {
  const [brand] = await selectBrands(ctx, sql`c.id = ${id} and exists (select from ${booksOf(ctx, sql`c.id`)})`, 1)
  return brand ? ok(brand) : fail('not_found')
}

export const findBrandName = async (ctx: Context, id: number): Promise<Result<{ name: string }, 'not_found'>> => {
  const brand = await findBrand(ctx, id)
  return brand.ok ? ok({ name: brand.value.name }) : brand
}
