import { ask } from './shop-api.ts'
import type { Visitor } from './visitor.ts'

/** Puts a book on the list of favourites of the signed-in customer. */
export const addFavourite = async (visitor: Visitor, { id }: { id: number }): Promise<void> =>
  void (await ask(visitor, 'POST /v2.0/collections/{id}/items', {
    params: { id: 'default_shopping_list' },
    body: { itemId: id },
  }))
