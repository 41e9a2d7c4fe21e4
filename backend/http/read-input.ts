import type { Endpoint } from '#contracts/endpoint.ts'
import { readJson } from './read-json.ts'
import { readUpload } from './read-upload.ts'
import { fail, type Result } from '../kernel/result.ts'
import { validate } from './validate.ts'

/** Repeated query keys become arrays, so that a schema for one value refuses them. */
const queryOf = (url: string): Record<string, string | string[]> => {
  const all = new URL(url).searchParams
  return Object.fromEntries(
    [...new Set(all.keys())].map((key) => [key, all.getAll(key).length > 1 ? all.getAll(key) : (all.get(key) ?? '')]),
  )
}

/**
 * The JSON escapes of NUL and of half a surrogate pair. After an odd number of backslashes the text only mentions the
 * escape.
 */
const noText = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f][0-9a-f]{2})/

/** Postgres cannot store NUL in a text, and half a surrogate pair is no text. */
const isText = (value: unknown): boolean => !noText.test(JSON.stringify(value))

/** The input of a call, validated by the schemas of its endpoint. @param most the most bytes of the body */
export const readInput = async (
  endpoint: Endpoint,
  request: Request,
  params: Record<string, string>,
  max: number,
): Promise<Result<Record<string, unknown>>> => {
  const parts: Record<string, unknown> = { params, query: queryOf(request.url) }
  if (endpoint.body && !endpoint.upload) {
    const body = await readJson(request, max)
    if (!body.ok) return body
    parts.body = body.value
  }
  if (!isText(parts)) return fail('invalid_data_provided')
  if (endpoint.upload) {
    const file = await readUpload(request, endpoint.upload, max)
    if (!file.ok) return file
    parts.body = file.value
  }
  const input: Record<string, unknown> = {}
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = endpoint[part]
    if (!schema) continue
    const checked = validate(schema, parts[part])
    if (!checked.ok) return part === 'params' ? fail('not_found') : checked
    input[part] = checked.value
  }
  return { ok: true, value: input }
}
