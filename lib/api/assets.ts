import 'server-only'
import { storefrontEnv } from '#lib/env/storefront.ts'
import { awayAnswer } from './unless-away.ts'

/** Pictures live with the backend; their names change with their content. */
export const loadAsset = async (path: string[]): Promise<Response> => {
  const address = `${new URL(storefrontEnv().API_BASE_URL).origin}/assets/${path.map(encodeURIComponent).join('/')}`
  const answer = await fetch(address, { cache: 'no-store' }).catch(() => undefined)
  if (answer?.status === 404) return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } })
  if (!answer?.ok) return awayAnswer()
  return new Response(answer.body, {
    headers: {
      'Content-Type': answer.headers.get('content-type') ?? 'application/octet-stream',
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  })
}
