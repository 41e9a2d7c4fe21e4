import { sql } from 'drizzle-orm'
import type { Category } from '#contracts/categories.ts'
import type { Answer } from '../../../http/handler.ts'
import type { Context } from '../../../kernel/context.ts'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import { selectCategories } from './select-categories.ts'

export const findCategoryTree = async (ctx: Context): Promise<Answer<'GET /v2.0/categories'>> => {
  const items = await selectCategories(ctx)
  return { items, cursor: null, count: items.length }
}

/** Right below a category, or on top of the tree. */
export const findChildren = async (ctx: Context, parentId?: number): Promise<Answer<'GET /category_list'>> => {
  const items = await selectCategories(ctx, parentId ? sql`c.parent_id = ${parentId}` : sql`c.parent_id is null`)
  return { items, cursor: null, count: items.length }
}

export const findCategory = async (ctx: Context, id: number): Promise<Result<Category, 'not_found'>> => {
  const [category] = await selectCategories(ctx, sql`c.id = ${id}`)
  return category ? ok(category) : fail('not_found')
}

/** From the root to the category itself. */
export const findAscendants = async (ctx: Context, id: number): Promise<Result<{ items: Category[] }, 'not_found'>> => {
  const items = await selectCategories(ctx, sql`c.id = any((select path from categories where id = ${id})::int[])`)
  return items.length > 0 ? ok({ items }) : fail('not_found')
}

/** The categories below, at most `maxDepth` steps down, without the category itself. */
export const findDescendants = async (
  ctx: Context,
  id: number,
  maxDepth: number,
): Promise<Result<{ items: Category[] }, 'not_found'>> => {
  const rows = await selectCategories(ctx, sql`c.path @> array[${id}::int]`)
  const top = rows.find((row) => row.id === id)
  if (!top) return fail('not_found')
  return ok({ items: rows.filter((row) => row !== top && row.way.length - top.way.length <= maxDepth) })
}
