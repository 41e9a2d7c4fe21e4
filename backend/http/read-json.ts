import { isModestJson } from './is-modest-json.ts'
import { readBytes } from './read-bytes.ts'
import { fail, ok, type Result } from '../kernel/result.ts'

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** The JSON body of a request. A body in another content encoding is refused as a wrong type. @param most bytes */
export const readJson = async (
  request: Request,
  max: number,
): Promise<Result<unknown, 'unsupported_media_type' | 'body_too_large' | 'malformed_body'>> => {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/json\b/i.test(type) || request.headers.has('content-encoding'))
    return fail('unsupported_media_type')
  try {
    const bytes = await readBytes(request, max)
    if (!bytes) return fail('body_too_large')
    const text = utf8.decode(bytes)
    return isModestJson(text) ? ok<unknown>(JSON.parse(text)) : fail('malformed_body')
  } catch {
    return fail('malformed_body')
  }
}
