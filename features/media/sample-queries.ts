import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/browser.ts'

/** A sample is the same for everybody and does not change while the page is open. */
export const samplePagesQuery = (productId: number) =>
  queryOptions({
    queryKey: ['sample-pages', productId, document.documentElement.lang],
    queryFn: async ({ signal }) =>
      (await call('GET /products/{id}/sample_pages', { params: { id: String(productId) } }, { signal })).items,
    staleTime: Infinity,
  })
