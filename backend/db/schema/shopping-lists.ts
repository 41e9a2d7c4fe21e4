import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { at, id } from './columns.ts'
import { users } from './customers.ts'
import { variants } from './variants.ts'

/** What a customer has put aside (spec point 3): the default list, and those that the customer has made. */
export const shoppingLists = pgTable(
  'shopping_lists',
  {
    id: uuid('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text('type', { enum: ['default', 'userMade'] }).notNull(),
    /** Its key for the default list. */
    name: text('name').notNull(),
    /** Of the link by which others see it; the token stands in the link alone. */
    tokenHash: text('token_hash').unique(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('shopping_lists_name').on(table.userId, sql`lower(${table.name})`),
    uniqueIndex('shopping_lists_default')
      .on(table.userId)
      .where(sql`${table.type} = 'default'`),
  ],
)

export const shoppingListItems = pgTable(
  'shopping_list_items',
  {
    id: id(),
    listId: uuid('list_id')
      .notNull()
      .references(() => shoppingLists.id, { onDelete: 'cascade' }),
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
  },
  (table) => [
    unique('shopping_list_items_once').on(table.listId, table.variantId),
    index('shopping_list_items_variant').on(table.variantId),
  ],
)
