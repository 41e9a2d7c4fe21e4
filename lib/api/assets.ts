import 'server-only'
import { storefrontEnv } from '#lib/env/storefront.ts'
import { awayAnswer } from './unless-away.ts'

const requestHeaders = ['range', 'if-range', 'if-none-match', 'if-modified-since']
const answerHeaders = [
  'content-type',
  'content-length',
  'content-range',
  'accept-ranges',
  'etag',
  'last-modified',
  'cache-control',
]

const pick = (headers: Headers, names: readonly string[]): Headers => {
  const picked = new Headers()
  for (const name of names) {
    const value = headers.get(name)
    if (value !== null) picked.set(name, value)
  }
  return picked
}

/**
 * Loads a picture or a document from the backend. Its answer also says for how long the file may be cached: for ever,
 * or not at all.
 */
export const loadAsset = async ({ headers }: Request, path: string[]): Promise<Response> => {
  const address = `${new URL(storefrontEnv().API_BASE_URL).origin}/assets/${path.map(encodeURIComponent).join('/')}`
  const answer = await fetch(address, { headers: pick(headers, requestHeaders), cache: 'no-store' }).catch(
    () => undefined,
  )
  if (!answer || !(answer.ok || [304, 404, 416].includes(answer.status))) return awayAnswer()
  return new Response(answer.body, { status: answer.status, headers: pick(answer.headers, answerHeaders) })
}
