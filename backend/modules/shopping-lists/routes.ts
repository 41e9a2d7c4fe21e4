import type { shoppingLists } from '#contracts/shopping-lists.ts'
import type { Handlers } from '../../http/handler.ts'
import { addItem, clearItems, findItems, orderItems, removeItem } from './items.ts'
import { createList, findLists, removeList, renameList } from './service.ts'
import { findShared, shareList, withdrawLink } from './share.ts'

export const shoppingListRoutes: Handlers<keyof typeof shoppingLists> = {
  'GET /v2.0/me/shopping_lists': findLists,
  'POST /v2.0/me/shopping_lists': (ctx, { body }) => createList(ctx, body),
  'PATCH /v2.0/me/shopping_lists/{id}': (ctx, { params, body }) => renameList(ctx, params.id, body),
  'DELETE /v2.0/me/shopping_lists/{id}': (ctx, { params }) => removeList(ctx, params.id),
  'GET /v2.0/me/shopping_lists/{id}/items': (ctx, { params, query }) => findItems(ctx, params.id, query),
  'POST /v2.0/me/shopping_lists/{id}/to_cart': (ctx, { params }) => orderItems(ctx, params.id),
  'POST /v2.0/me/shopping_lists/{id}/share': (ctx, { params }) => shareList(ctx, params.id),
  'DELETE /v2.0/me/shopping_lists/{id}/share': (ctx, { params }) => withdrawLink(ctx, params.id),
  'POST /v2.0/shopping_lists/shared': (ctx, { body }) => findShared(ctx, body.token),
  'POST /v2.0/collections/{id}/items': (ctx, { params, body }) => addItem(ctx, params.id, body),
  'DELETE /v2.0/collections/{id}/items/{itemId}': (ctx, { params }) => removeItem(ctx, params.id, params.itemId),
  'POST /v2.0/collections/{id}/items/clear': (ctx, { params }) => clearItems(ctx, params.id),
}
