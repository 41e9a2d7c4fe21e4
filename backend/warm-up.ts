import type { Hono } from 'hono'
import type { ProductList } from '#contracts/listing.ts'
import type { AppEnv } from './http/app-env.ts'

/** Postgres makes five plans of a statement before it saves one. */
const passes = 6

/**
 * Runs the most frequent queries of the catalog on some connections at once, so that plans are saved and code is
 * compiled before visitors come: half a second of work, beside their requests.
 * @param connections as many as are busy at once on an ordinary day
 */
export const warmUp = async (app: Hono<AppEnv>, connections: number): Promise<void> => {
  const { products } = (await (await app.request('/api/v2.0/variants?limit=4')).json()) as ProductList
  const ids = products.map(({ id }) => id).join()
  if (ids === '') return
  const paths = [
    `/api/v2.0/variants/${products[0]?.id}`,
    `/api/v2.0/variants/contextual_values?ids=${ids}`,
    `/api/basic_variants?ids=${ids}`,
  ]
  for (const path of paths)
    for (let pass = 0; pass < passes; pass++)
      await Promise.all(Array.from({ length: connections }, async () => app.request(path)))
}
