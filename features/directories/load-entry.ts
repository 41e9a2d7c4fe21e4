import 'server-only'
import { notFound } from 'next/navigation'
import { cacheTags } from '#lib/api/cache-tags.ts'
import { existing } from '#lib/api/existing.ts'
import { load } from '#lib/api/server.ts'
import { collectionParams } from '#lib/routing/collection-params.ts'
import { idOfAddress } from '#lib/routing/id-of-address.ts'

const { catalog, categories } = cacheTags

export const loadCategory = async (address: string) => {
  const params = { id: idOfAddress(address) }
  const [category, trail, below] = await existing(
    Promise.all([
      load('GET /v2.0/categories/{id}', { params }, [categories]),
      load('GET /categories/{id}/ascendants', { params }, [categories]),
      load('GET /categories/{id}/descendants', { params, query: {} }, [categories]),
    ]),
  )
  return { category, trail: trail.items, children: below.items }
}

export const loadAuthor = (address: string) =>
  existing(load('GET /v2.0/brands/{brandId}', { params: { brandId: idOfAddress(address) } }, [catalog]))

export const loadAuthorDetails = (id: number) =>
  existing(load('GET /brands/{brandId}/additional_data', { params: { brandId: String(id) } }, [catalog]))

export const loadPublisher = async (key: string) => {
  const { items } = await load('GET /v2.0/publishers', { query: {} }, [catalog])
  return items.find((one) => one.key === key) ?? notFound()
}

export const loadPublisherDetails = (key: string) =>
  existing(load('GET /publishers/{key}/additional_data', { params: { key } }, [catalog]))

export const loadCollection = (key: string) =>
  existing(load('GET /v2.0/collections/{id}', { params: collectionParams(key) }, [catalog]))
