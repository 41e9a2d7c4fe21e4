import 'server-only'
import { notFound } from 'next/navigation'
import { ApiError } from '#lib/api/api-error.ts'
import { cacheTags } from '#lib/api/cache-tags.ts'
import { load } from '#lib/api/server.ts'
import { byDistance } from './distance.ts'

const { catalog, content } = cacheTags
const maxNearby = 3

export const loadStores = async () => (await load('GET /v2.0/stores', {}, [content])).items

export const loadStore = async (id: string) => {
  if (!/^[a-z0-9-]{1,80}$/.test(id)) notFound()
  const store = await load('GET /v2.0/stores/{id}', { params: { id } }, [content, catalog]).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) notFound()
    throw error
  })
  const others = (await loadStores()).filter((one) => one.id !== store.id)
  return { store, nearby: byDistance(others, store).slice(0, maxNearby) }
}

export type LoadedStore = Awaited<ReturnType<typeof loadStore>>

/** Which stores have copies of a variant; no call is made where none has one. */
export const loadStoreStock = async ({ id, storesWithStock }: { id: number; storesWithStock: number }) =>
  storesWithStock > 0
    ? load('GET /variants/{id}/detailed_stock', { params: { id: String(id) } }, [content, cacheTags.variant(id)])
    : undefined
