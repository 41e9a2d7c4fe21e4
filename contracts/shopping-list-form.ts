import * as z from 'zod/mini'
import { line } from './form-fields.ts'

/** The key of the list that every customer has (spec point 3). It is its name, too: pages name it in their language. */
export const defaultListKey = 'default_shopping_list'

export const shoppingListForm = z.object({ name: line() })
export type ShoppingListForm = z.infer<typeof shoppingListForm>
