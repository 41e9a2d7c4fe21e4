import { useQuery } from '@tanstack/react-query'
import { useLocale } from 'next-intl'
import { call } from '#lib/api/browser.ts'

const maxBooks = 4

const loadPreview = async (id: string, signal: AbortSignal) => {
  const params = { brandId: id }
  const [author, details, { products }] = await Promise.all([
    call('GET /v2.0/brands/{brandId}', { params }, { signal }),
    call('GET /brands/{brandId}/additional_data', { params }, { signal }),
    call('GET /v2.0/variants', { query: { brand: id, sort: 'popular', limit: maxBooks } }, { signal }),
  ])
  return { author, details, books: products }
}

export type Preview = Awaited<ReturnType<typeof loadPreview>>

/** The data of the preview. */
export const useAuthorPreview = (id: string | undefined) => {
  const locale = useLocale()
  return useQuery({
    queryKey: ['author-preview', locale, id],
    queryFn: ({ signal }) => loadPreview(id ?? '', signal),
    enabled: id !== undefined,
  })
}
