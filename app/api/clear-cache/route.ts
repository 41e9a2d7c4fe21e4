import { timingSafeEqual } from 'node:crypto'
import { revalidatePath, revalidateTag } from 'next/cache'
import { isCacheTag } from '#lib/api/cache-tags.ts'
import { innerSecret } from '#lib/process/inner-secret.ts'

/** Tags that have changed; everything: nobody knows which. */
interface Change {
  tags: unknown[] | 'everything'
}

const isOurs = (request: Request): boolean => {
  const given = Buffer.from(request.headers.get('x-inner-secret') ?? '')
  const expected = Buffer.from(innerSecret())
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/**
 * What carries these tags is made anew at the next visit. Next lets nothing but a route do that, so `server/announcements`
 * calls this one; to everybody else it is not there.
 */
export const POST = async (request: Request) => {
  if (!isOurs(request)) return new Response(null, { status: 404 })
  const { tags } = (await request.json()) as Change
  if (tags === 'everything') revalidatePath('/', 'layout')
  else for (const tag of tags.filter(isCacheTag)) revalidateTag(tag, { expire: 0 })
  return new Response(null, { status: 204 })
}
