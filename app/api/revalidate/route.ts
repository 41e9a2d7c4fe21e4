import { revalidateTag } from 'next/cache'
import { readAnnouncement } from '#lib/api/announcement.ts'

/** The backend says what has changed; what is cached under these tags is made anew at the next visit. */
export const POST = async (request: Request) => {
  const tags = await readAnnouncement(request)
  if (!tags) return Response.json({ error: 'signature' }, { status: 403 })
  for (const tag of tags) revalidateTag(tag, { expire: 0 })
  return Response.json({ tags })
}
