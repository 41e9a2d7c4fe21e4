import { fail, ok, type Result } from '../kernel/result.ts'
import { readBytes } from './read-bytes.ts'

/**
 * The body of a request that is a file. What the file really is, its content says: the type is checked so that no form
 * of another page can send one.
 * @param types media types, without parameters
 */
export const readUpload = async (
  request: Request,
  types: readonly string[],
  max: number,
): Promise<Result<Uint8Array, 'unsupported_media_type' | 'body_too_large'>> => {
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';')
  if (!types.includes(type.trim().toLowerCase()) || request.headers.has('content-encoding'))
    return fail('unsupported_media_type')
  const bytes = await readBytes(request, max)
  return bytes ? ok(bytes) : fail('body_too_large')
}
