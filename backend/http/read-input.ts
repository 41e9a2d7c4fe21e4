import type { Endpoint } from '#contracts/endpoint.ts'
import { readJson } from './read-json.ts'
import { fail, type Result } from '../kernel/result.ts'
import { validate } from './validate.ts'

/** Repeated query keys arrive as arrays, so that a schema that wants one value refuses them. */
const queryOf = (url: string): Record<string, string | string[]> => {
  const all = new URL(url).searchParams
  return Object.fromEntries(
    [...new Set(all.keys())].map((key) => [key, all.getAll(key).length > 1 ? all.getAll(key) : (all.get(key) ?? '')]),
  )
}

/** How JSON writes NUL and half a character. After an odd number of backslashes it would be a text about them. */
const noText = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f][0-9a-f]{2})/

/** NUL cannot be stored in a Postgres text, and half a character is no text at all. */
const isText = (value: unknown): boolean => !noText.test(JSON.stringify(value))

/**
 * What a call is given, checked against the schemas of its endpoint.
 * @param most bytes that the body may have
 */
export const readInput = async (
  endpoint: Endpoint,
  request: Request,
  params: Record<string, string>,
  most: number,
): Promise<Result<Record<string, unknown>>> => {
  const parts: Record<string, unknown> = { params, query: queryOf(request.url) }
  if (endpoint.body) {
    const body = await readJson(request, most)
    if (!body.ok) return body
    parts.body = body.value
  }
  if (!isText(parts)) return fail('invalid_data_provided')
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
