import 'server-only'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { storefrontEnv } from '#lib/env/storefront.ts'
import { type CacheTag, isCacheTag } from './cache-tags.ts'

const maxAgeMs = 300_000

/** The tags of a signed announcement (`X-Signature`: hex HMAC-SHA256 over the body), or undefined if it is forged or old. */
export const readAnnouncement = async (request: Request): Promise<CacheTag[] | undefined> => {
  const secret = storefrontEnv().REVALIDATE_SECRET
  const body = await request.text()
  if (!secret || body.length > 50_000) return undefined
  const expected = createHmac('sha256', secret).update(body).digest()
  const given = Buffer.from(request.headers.get('x-signature') ?? '', 'hex')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  const { tags, at } = JSON.parse(body) as { tags: unknown[]; at: string }
  return Math.abs(Date.now() - Date.parse(at)) < maxAgeMs ? tags.filter(isCacheTag) : undefined
}
