import 'server-only'
import { notFound } from 'next/navigation'
import type { Content } from '#contracts/contents.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { cacheTags } from '#lib/api/cache-tags.ts'
import { load } from '#lib/api/server.ts'
import { orFromStart } from '#lib/routing/or-from-start.ts'

const { catalog, content, contentPage } = cacheTags

/** The content for an address such as `szallitas-3`, or the page "not found". */
export const loadContent = async (address: string) => {
  if (!/^(?:[a-z0-9-]{1,200}-)?\d{1,9}$/.test(address)) notFound()
  const id = address.slice(address.lastIndexOf('-') + 1)
  return load('GET /v2.0/contents/{id}/current', { params: { id } }, [contentPage(Number(id)), catalog]).catch(
    (error: unknown) => {
      if (error instanceof ApiError && error.status === 404) notFound()
      throw error
    },
  )
}

export const loadContentList = async () =>
  (await load('GET /v2.0/contents/current', { query: { type: 'page' } }, [content])).items

/** The paths of all contents by key: for texts outside of contents. */
export const loadContentLinks = async (): Promise<Content['links']> =>
  Object.fromEntries((await loadContentList()).map(({ key, path }) => [key, path]))

export type ContentList = Awaited<ReturnType<typeof loadContentList>>

const containerCalls = {
  container: 'GET /v2.0/container_contents/{id}/contents',
  dynamic_container: 'GET /v2.0/dynamic_container_contents/{id}/contents',
} as const

export const isContainer = (type: Content['type']): type is keyof typeof containerCalls => type in containerCalls

/** @param cursor the entry after which the list continues */
export const loadContainer = (type: keyof typeof containerCalls, { id, path }: Content, cursor: string | undefined) =>
  load(containerCalls[type], { params: { id: String(id) }, query: cursor === undefined ? {} : { cursor } }, [
    contentPage(id),
  ]).catch(orFromStart({ path }))
