import { timingSafeEqual } from 'node:crypto'
import { revalidatePath, revalidateTag } from 'next/cache'
import { isCacheTag } from '#lib/api/cache-tags.ts'
import { clearAnswers } from '#lib/api/known-answers.ts'
import { innerSecret } from '#lib/process/inner-secret.ts'

/** The tags that have changed. `everything` means that nobody knows which tags changed. */
interface Change {
  tags: unknown[] | 'everything'
}

const isOurs = (request: Request): boolean => {
  const given = Buffer.from(request.headers.get('x-inner-secret') ?? '')
  const expected = Buffer.from(innerSecret())
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/**
 * Pages and answers with these tags are made anew at the next visit. Next allows only a route to do that, so
 * `server/announcements` calls this route; everybody else gets 404.
 */
export const POST = async (request: Request) => {
  if (!isOurs(request)) return new Response(null, { status: 404 })
  const { tags } = (await request.json()) as Change
  const changed = tags === 'everything' ? tags : tags.filter(isCacheTag)
  if (changed === 'everything') revalidatePath('/', 'layout')
  else for (const tag of changed) revalidateTag(tag, { expire: 0 })
  clearAnswers(changed)
  return new Response(null, { status: 204 })
}
