import type { ProductList } from '#contracts/listing.ts'
import { measureCall } from './measure-call.ts'

export type CallFigures = Record<string, { p50: number; p95: number }>

const get = async <Value>(address: string): Promise<Value> => (await (await fetch(address)).json()) as Value

const post = (address: string, body: object, token?: string) =>
  fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })

/** The calls that have a budget (docs/performance.md), one after the other. */
export const measureCalls = async (
  api: string,
  { variantId, categoryId }: { variantId: number; categoryId: number },
): Promise<CallFigures> => {
  const { access_token } = (await (await post(`${api}/login`, { grant_type: 'anonymous' })).json()) as {
    access_token: string
  }
  const { uuid } = (await (await post(`${api}/draft_orders`, { currency: 'HUF' }, access_token)).json()) as {
    uuid: string
  }
  const { products } = await get<ProductList>(`${api}/v2.0/variants?format=paperback&limit=100`)
  // Ninety adds put each of twenty books into the cart up to five times.
  const books = products.filter(({ stock }) => (stock ?? 0) >= 5)
  return {
    'variant by id': await measureCall(200, () => fetch(`${api}/v2.0/variants/${variantId}`)),
    'listing with facets': await measureCall(200, () => fetch(`${api}/v2.0/categories/${categoryId}/variants`)),
    search: await measureCall(200, () => fetch(`${api}/v2.0/variants?q=kosztol%C3%A1nyi`)),
    'add to cart': await measureCall(80, (run) =>
      post(`${api}/draft_orders/${uuid}/items`, { variantId: books[run % 20]?.id, quantity: 1 }, access_token),
    ),
  }
}
