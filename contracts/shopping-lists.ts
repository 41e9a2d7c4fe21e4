import { z } from 'zod'
import { cartReport } from './cart-report.ts'
import type { EndpointTable } from './endpoint.ts'
import { mailToken } from './mail-token.ts'
import { listOf, pageQuery } from './paging.ts'
import { defaultListKey, shoppingListForm } from './shopping-list-form.ts'
import { none, rowId, rowIdText } from './shop-schemas.ts'
import { variantCard } from './variant-cards.ts'

/** A list is named by its id; the default one also by its key, so that nobody has to know its id. */
const listId = z.union([z.uuid(), z.literal(defaultListKey)])
const byId = z.object({ id: listId })

const shoppingList = z.object({
  id: z.uuid(),
  /** `default_shopping_list` for the default list, which pages name in their language. */
  name: z.string(),
  type: z.enum(['default', 'userMade']),
  userMade: z.boolean(),
  /** Whether a link to it is valid. */
  shared: z.boolean(),
  /** The ids of its variants, the latest first. */
  items: z.array(z.int()),
})
export type ShoppingList = z.infer<typeof shoppingList>

const listedBook = z.object({
  variantId: z.int(),
  title: z.string(),
  /** Null for a book that the shop no longer sells. */
  variant: variantCard.nullable(),
})
export type ListedBook = z.infer<typeof listedBook>

const nameErrors = ['shopping_list_name_taken'] as const
const itemErrors = ['not_found', 'item_not_found', 'too_many_list_items'] as const

/** Shopping lists and favourites (spec points 3 and 7). The item of a list is named by the id of its variant. */
export const shoppingLists = {
  'GET /v2.0/me/shopping_lists': {
    action: 'shopping_lists.list',
    summary: 'The lists of the signed-in customer: the default one, which is made when it is missing, then the others.',
    response: z.object({
      items: z.array(shoppingList),
      /** False for a customer with the one list of favourites. */
      multiple: z.boolean(),
    }),
  },
  'POST /v2.0/me/shopping_lists': {
    action: 'shopping_lists.create',
    summary: 'Make a list. Institutions have several lists, consumers only the default one.',
    body: z.strictObject({
      ...shoppingListForm.shape,
      type: z.literal('userMade').optional(),
      userMade: z.literal(true).optional(),
    }),
    response: shoppingList,
    errors: [...nameErrors, 'single_shopping_list', 'too_many_shopping_lists'],
  },
  'PATCH /v2.0/me/shopping_lists/{id}': {
    action: 'shopping_lists.change',
    summary: 'Rename a list. The default one has no name of its own.',
    params: byId,
    body: z.strictObject(shoppingListForm.shape),
    response: shoppingList,
    errors: [...nameErrors, 'not_found', 'default_shopping_list'],
  },
  'DELETE /v2.0/me/shopping_lists/{id}': {
    action: 'shopping_lists.change',
    summary: 'Delete a list with its items. The default one stays.',
    params: byId,
    response: none,
    errors: ['not_found', 'default_shopping_list'],
  },
  'GET /v2.0/me/shopping_lists/{id}/items': {
    action: 'shopping_lists.read',
    summary: 'The books of a list, the latest first.',
    params: byId,
    query: pageQuery,
    response: listOf(listedBook),
    errors: ['not_found'],
  },
  'POST /v2.0/me/shopping_lists/{id}/to_cart': {
    action: 'shopping_lists.read',
    summary: 'Add a copy of each book of a list to the cart. The answer says what became of each.',
    idempotent: true,
    limit: 'list',
    params: byId,
    body: none,
    response: cartReport,
    errors: ['not_found', 'draft_order_closed', 'offer_fixed'],
  },
  'POST /v2.0/me/shopping_lists/{id}/share': {
    action: 'shopping_lists.change',
    summary:
      'Make a link to a list. Only the hash of its token is saved, so a second link takes the place of the first.',
    params: byId,
    body: none,
    response: z.object({ token: mailToken }),
    errors: ['not_found'],
  },
  'DELETE /v2.0/me/shopping_lists/{id}/share': {
    action: 'shopping_lists.change',
    summary: 'Withdraw the link to a list.',
    params: byId,
    response: none,
    errors: ['not_found'],
  },
  'POST /v2.0/shopping_lists/shared': {
    action: 'shopping_lists.open_link',
    summary: 'The books of a list by its link, and nothing about its owner. The token is in the body for the logs.',
    body: z.strictObject({ token: mailToken }),
    response: z.object({ items: z.array(variantCard) }),
    errors: ['link_not_valid'],
  },
  'POST /v2.0/collections/{id}/items': {
    action: 'shopping_lists.change',
    summary: 'Put a variant on a list, or move it there from another one. It is on a list once.',
    params: byId,
    body: z.strictObject({ itemId: rowId, from: z.optional(listId) }),
    response: none,
    errors: itemErrors,
  },
  'DELETE /v2.0/collections/{id}/items/{itemId}': {
    action: 'shopping_lists.change',
    summary: 'Take a variant off a list. One that is not on it is no error.',
    params: z.object({ id: listId, itemId: rowIdText }),
    response: none,
    errors: ['not_found'],
  },
  'POST /v2.0/collections/{id}/items/clear': {
    action: 'shopping_lists.change',
    summary: 'Take everything off a list.',
    params: byId,
    body: none,
    response: none,
    errors: ['not_found'],
  },
} as const satisfies EndpointTable
