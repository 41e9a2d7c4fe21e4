import 'server-only'
import { notFound } from 'next/navigation'
import { ApiError } from '#lib/api/api-error.ts'
import { cacheTags } from '#lib/api/cache-tags.ts'
import { load } from '#lib/api/server.ts'

const { content } = cacheTags

/** The page of an address `szallitas-3`, or not found. */
export const loadContent = async (address: string) => {
  if (!/^(?:[a-z0-9-]{1,200}-)?\d{1,9}$/.test(address)) notFound()
  const id = address.slice(address.lastIndexOf('-') + 1)
  return load('GET /v2.0/contents/{id}/current', { params: { id } }, [content]).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) notFound()
    throw error
  })
}

export const loadContentList = async () => (await load('GET /v2.0/contents/current', {}, [content])).items

export type ContentList = Awaited<ReturnType<typeof loadContentList>>
