import { and, count, desc, eq, lt, ne, sql } from 'drizzle-orm'
import { defaultListKey } from '#contracts/shopping-list-form.ts'
import { ownedBy } from '../../access/owner.ts'
import type { Database } from '../../db/connect.ts'
import { users } from '../../db/schema/customers.ts'
import { products } from '../../db/schema/products.ts'
import { shoppingListItems, shoppingLists } from '../../db/schema/shopping-lists.ts'
import { variants } from '../../db/schema/variants.ts'

const table = shoppingLists
const items = shoppingListItems

export type ListRow = typeof table.$inferSelect
type NewList = Pick<ListRow, 'id' | 'userId' | 'createdAt'>

/** The lists of a customer change one after the other: the user's row is locked until the transaction ends. */
export const lockLists = async (db: Database, userId: number): Promise<void> => {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
}

/** Where the list is there already, nothing happens. */
export const insertDefault = async (db: Database, row: NewList): Promise<void> => {
  await db
    .insert(table)
    .values({ ...row, type: 'default', name: defaultListKey })
    .onConflictDoNothing()
}

/** @returns undefined if the customer has a list of this name */
export const insertList = async (db: Database, row: NewList & Pick<ListRow, 'name'>): Promise<ListRow | undefined> => {
  const [made] = await db
    .insert(table)
    .values({ ...row, type: 'userMade' })
    .onConflictDoNothing()
    .returning()
  return made
}

/** @param id the id of a list, or the key of the default one */
export const selectList = async (db: Database, userId: number, id: string): Promise<ListRow | undefined> => {
  const isIt = id === defaultListKey ? eq(table.type, 'default') : eq(table.id, id)
  return (
    await db
      .select()
      .from(table)
      .where(and(ownedBy({ userId }, table), isIt))
  )[0]
}

export const selectByToken = async (db: Database, tokenHash: string): Promise<ListRow | undefined> =>
  (await db.select().from(table).where(eq(table.tokenHash, tokenHash)))[0]

/** Names are written out: Drizzle leaves the table away from the columns of a query over one table. */
const variantIds = sql`array(select item.variant_id from ${items} item
  where item.list_id = shopping_lists.id order by item.id desc)`

/** The default list first, then the others by name; each with the ids of its variants, the latest first. */
export const selectLists = (db: Database, userId: number) =>
  db
    .select({
      list: table,
      items: sql<number[]>`${variantIds}`,
    })
    .from(table)
    .where(ownedBy({ userId }, table))
    .orderBy(sql`${table.type} <> 'default'`, sql`lower(${table.name})`)

export const countLists = async (db: Database, userId: number): Promise<number> =>
  (await db.select({ number: count() }).from(table).where(ownedBy({ userId }, table)))[0]?.number ?? 0

/** Whether another list of the customer has the name, in whatever case. */
export const isNameTaken = async (db: Database, { id, userId }: ListRow, name: string): Promise<boolean> => {
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .where(and(ownedBy({ userId }, table), ne(table.id, id), eq(sql`lower(${table.name})`, sql`lower(${name})`)))
  return rows.length > 0
}

export const updateList = async (db: Database, id: string, changes: Partial<ListRow>): Promise<void> => {
  await db.update(table).set(changes).where(eq(table.id, id))
}

export const deleteList = async (db: Database, id: string): Promise<void> => {
  await db.delete(table).where(eq(table.id, id))
}

const ofList = (listId: string) => eq(items.listId, listId)
const isItem = (listId: string, variantId: number) => and(ofList(listId), eq(items.variantId, variantId))

export const countItems = async (db: Database, listId: string): Promise<number> =>
  (await db.select({ number: count() }).from(items).where(ofList(listId)))[0]?.number ?? 0

export const hasItem = async (db: Database, listId: string, variantId: number): Promise<boolean> =>
  (await db.select({ id: items.id }).from(items).where(isItem(listId, variantId))).length > 0

export const insertItem = async (db: Database, listId: string, variantId: number): Promise<void> => {
  await db.insert(items).values({ listId, variantId }).onConflictDoNothing()
}

export const deleteItem = async (db: Database, listId: string, variantId: number): Promise<void> => {
  await db.delete(items).where(isItem(listId, variantId))
}

export const deleteItems = async (db: Database, listId: string): Promise<void> => {
  await db.delete(items).where(ofList(listId))
}

/** The latest first. @param part from before an id, and so many; all by default */
export const selectItems = (
  db: Database,
  listId: string,
  part: { before?: number | undefined; limit?: number } = {},
) => {
  const query = db
    .select({ id: items.id, variantId: items.variantId, title: products.title })
    .from(items)
    .innerJoin(variants, eq(variants.id, items.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .where(and(ofList(listId), part.before === undefined ? undefined : lt(items.id, part.before)))
    .orderBy(desc(items.id))
    .$dynamic()
  return part.limit === undefined ? query : query.limit(part.limit)
}
