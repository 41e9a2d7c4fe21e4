/** A paperback that can be bought, as the shop shows it. */
export interface SoldBook {
  id: number
  sku: string
  path: string
}

export const findBook = async (apiOrigin: string): Promise<SoldBook> => {
  const ask = async <Answer>(path: string): Promise<Answer> =>
    (await (await fetch(`${apiOrigin}/api${path}`, { headers: { 'Accept-Language': 'hu' } })).json()) as Answer
  const { products } = await ask<{ products: { id: number; path: string }[] }>(
    '/v2.0/variants?limit=1&format=paperback&availability=available',
  )
  const [found] = products
  if (!found) throw new Error('The demo catalog has no paperback in stock.')
  const { sku } = await ask<{ sku: string }>(`/v2.0/variants/${found.id}`)
  return { ...found, sku }
}
