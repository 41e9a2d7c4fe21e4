import type { z } from 'zod'
import { botTokenHeader } from '#contracts/bot-actions.ts'
import type { EndpointName, Endpoints } from '#contracts/endpoints.ts'
import type { BrowserCode } from '#contracts/errors.ts'
import { ApiError } from './api-error.ts'
import { readApiError } from './read-api-error.ts'

type Part<N extends EndpointName, Key extends 'params' | 'query' | 'body'> =
  Endpoints[N] extends Record<Key, infer Schema>
    ? Schema extends z.ZodType
      ? { [K in Key]: z.input<Schema> }
      : unknown
    : unknown

type OptionalQuery<N extends EndpointName> =
  Part<N, 'query'> extends { query: infer Query }
    ? Record<string, never> extends Query
      ? { query?: Query }
      : { query: Query }
    : unknown

export type CallInput<N extends EndpointName> = Part<N, 'params'> & OptionalQuery<N> & Part<N, 'body'>
export type Answer<N extends EndpointName> = z.output<Endpoints[N]['response']>

/** A request as the typed client hands it to its transport. */
export interface Outgoing {
  method: string
  headers: Record<string, string>
  body?: string | Uint8Array<ArrayBuffer>
  signal?: AbortSignal
}

export type Transport = (path: string, request: Outgoing) => Promise<Response>

export interface CallOptions {
  signal?: AbortSignal
  idempotencyKey?: string
  /** Of `lib/bot-check`. */
  botToken?: string
}

/**
 * `{id}` in the path is filled from params, which are numbers, slugs or uuids.
 * @throws Error where one is missing (spec point 5): types forbid it, and data from outside may still lack it
 */
const fillPath = (path: string, params: Record<string, unknown> = {}): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, key: string) => {
    const value = params[key] ?? undefined
    if (value === undefined) throw new Error(`Missing argument, ${key} is required`)
    return encodeURIComponent(String(value))
  })

const writeQuery = (query: Record<string, unknown> = {}): string => {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, String(value))
  return search.size > 0 ? `?${search}` : ''
}

/** The body of an answer that is a file, in the shape of the contract (`fileAnswer`). */
const fileOf = (response: Response) => ({
  name: decodeURIComponent(
    /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? '',
  ),
  type: response.headers.get('content-type') ?? '',
  size: Number(response.headers.get('content-length')),
  content: response.body,
})

/** The parts of an input, without the types of an endpoint. */
interface InputParts {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}

/**
 * Makes the typed client. Its types come from the endpoint table, and the table itself is not part of the bundle.
 * @throws ApiError for every answer that is not 2xx and for a failed connection
 */
export const createCall =
  (
    transport: Transport,
    connectionErrorCode: () => 'service_unavailable' | BrowserCode = () => 'service_unavailable',
  ) =>
  async <N extends EndpointName>(name: N, input: CallInput<N>, options: CallOptions = {}): Promise<Answer<N>> => {
    const [method = 'GET', path = ''] = name.split(' ')
    const { params, query, body } = input as unknown as InputParts
    const headers: Record<string, string> = { Accept: 'application/json' }
    const isFile = body instanceof Uint8Array
    if (body !== undefined) headers['Content-Type'] = isFile ? 'application/octet-stream' : 'application/json'
    if (options.idempotencyKey) headers['Idempotency-Key'] = options.idempotencyKey
    if (options.botToken) headers[botTokenHeader] = options.botToken
    const begun = Date.now()
    const response = await transport(fillPath(path, params) + writeQuery(query), {
      method,
      headers,
      ...(body !== undefined && { body: isFile ? (body as Uint8Array<ArrayBuffer>) : JSON.stringify(body) }),
      ...(options.signal && { signal: options.signal }),
    }).catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'AbortError') throw error
      throw new ApiError(0, { code: connectionErrorCode(), message: '', requestId: '' }, Date.now() - begun)
    })
    if (!response.ok) throw await readApiError(response, Date.now() - begun)
    return (response.headers.has('content-disposition') ? fileOf(response) : await response.json()) as Answer<N>
  }
