import type { ErrorCode } from '#contracts/errors.ts'
import type { ShoppingList } from '#contracts/shopping-lists.ts'
import { defaultListKey, type ShoppingListForm } from '#contracts/shopping-list-form.ts'
import { userIdOf } from '../../access/actor.ts'
import type { Answer } from '../../http/handler.ts'
import type { Context } from '../../kernel/context.ts'
import { inTransaction } from '../../kernel/in-transaction.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import {
  countLists,
  deleteList,
  insertDefault,
  insertList,
  isNameTaken,
  type ListRow,
  lockLists,
  selectList,
  selectLists,
  updateList,
} from './queries.ts'

/** The most lists of a customer, with the default one. */
const mostLists = 50

const present = ({ list, items }: { list: ListRow; items: number[] }): ShoppingList => ({
  id: list.id,
  name: list.name,
  type: list.type,
  userMade: list.type === 'userMade',
  shared: list.tokenHash !== null,
  items,
})

const makeDefault = ({ db, newId, now }: Context, userId: number): Promise<void> =>
  insertDefault(db, { id: newId(), userId, createdAt: now() })

/**
 * The list of the customer; the default one is made when it is missing. A list of somebody else is not found.
 * @param id the id of a list, or the key of the default one
 */
export const findList = async (ctx: Context, id: string): Promise<ListRow | undefined> => {
  const userId = userIdOf(ctx.actor)
  if (userId === null) return undefined
  const found = await selectList(ctx.db, userId, id)
  if (found || id !== defaultListKey) return found
  await makeDefault(ctx, userId)
  return selectList(ctx.db, userId, id)
}

/** Runs `work` while no other call changes the lists of the customer. */
export const changeList = async <Value, Code extends ErrorCode>(
  ctx: Context,
  id: string,
  work: (tx: Context, list: ListRow) => Promise<Result<Value, Code>>,
): Promise<Result<Value, Code | 'not_found'>> => {
  const userId = userIdOf(ctx.actor)
  if (userId === null) return fail('not_found')
  return inTransaction(ctx, async (tx): Promise<Result<Value, Code | 'not_found'>> => {
    await lockLists(tx.db, userId)
    const list = await findList(tx, id)
    return list ? work(tx, list) : fail('not_found')
  })
}

export const findLists = async (
  ctx: Context,
): Promise<Result<Answer<'GET /v2.0/me/shopping_lists'>, 'unauthenticated'>> => {
  const userId = userIdOf(ctx.actor)
  if (userId === null || !(await findList(ctx, defaultListKey))) return fail('unauthenticated')
  return ok({ items: (await selectLists(ctx.db, userId)).map(present), multiple: ctx.actor.segment === 'b2b' })
}

type CreateError = 'unauthenticated' | 'single_shopping_list' | 'too_many_shopping_lists' | 'shopping_list_name_taken'

export const createList = async (
  ctx: Context,
  { name }: ShoppingListForm,
): Promise<Result<ShoppingList, CreateError>> => {
  const userId = userIdOf(ctx.actor)
  if (userId === null) return fail('unauthenticated')
  if (ctx.actor.segment !== 'b2b') return fail('single_shopping_list')
  return inTransaction(ctx, async (tx): Promise<Result<ShoppingList, CreateError>> => {
    await lockLists(tx.db, userId)
    await makeDefault(tx, userId)
    if ((await countLists(tx.db, userId)) >= mostLists)
      return fail('too_many_shopping_lists', { params: { most: mostLists } })
    const list = await insertList(tx.db, { id: tx.newId(), userId, name, createdAt: tx.now() })
    return list ? ok(present({ list, items: [] })) : fail('shopping_list_name_taken', { field: 'name' })
  })
}

export const renameList = (ctx: Context, id: string, { name }: ShoppingListForm) =>
  changeList(
    ctx,
    id,
    async (
      tx,
      list,
    ): Promise<Result<ShoppingList, 'default_shopping_list' | 'shopping_list_name_taken' | 'not_found'>> => {
      if (list.type === 'default') return fail('default_shopping_list')
      if (await isNameTaken(tx.db, list, name)) return fail('shopping_list_name_taken', { field: 'name' })
      await updateList(tx.db, list.id, { name })
      const renamed = (await selectLists(tx.db, list.userId)).find((one) => one.list.id === list.id)
      return renamed ? ok(present(renamed)) : fail('not_found')
    },
  )

export const removeList = (ctx: Context, id: string) =>
  changeList(ctx, id, async (tx, list): Promise<Result<Record<string, never>, 'default_shopping_list'>> => {
    if (list.type === 'default') return fail('default_shopping_list')
    await deleteList(tx.db, list.id)
    return ok({})
  })
