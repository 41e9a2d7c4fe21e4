import type { z } from 'zod'
import type { EndpointName, Endpoints } from '#contracts/endpoints.ts'
import type { ErrorCode } from '#contracts/errors.ts'
import type { IsOfProvider } from '../access/action-of.ts'
import type { Context } from '../kernel/context.ts'
import type { Result } from '../kernel/result.ts'

type Part<N extends EndpointName, Key extends 'params' | 'query' | 'body'> =
  Endpoints[N] extends Record<Key, infer Schema> ? (Schema extends z.ZodType ? z.output<Schema> : undefined) : undefined

export interface Input<N extends EndpointName> {
  params: Part<N, 'params'>
  query: Part<N, 'query'>
  body: Part<N, 'body'>
}

type Declared<N extends EndpointName> = Endpoints[N] extends { errors: readonly (infer Code extends ErrorCode)[] }
  ? Code
  : never
/** The errors that every call can have beside its own. */
type Everywhere =
  | 'invalid_data_provided'
  | 'unauthenticated'
  | 'forbidden'
  | 'too_many_requests'
  | 'service_unavailable'

export type Answer<N extends EndpointName> = z.input<Endpoints[N]['response']>
type AllowedError<N extends EndpointName> = Declared<N> | Everywhere

/** The signature of a provider's notification covers the raw bytes, and the provider decides the form of the answer. */
export interface RawRequest {
  /** Of the path, unchecked. */
  params: Readonly<Record<string, string>>
  query: URLSearchParams
  body: string
  headers: Headers
}

type Handler<N extends EndpointName> =
  IsOfProvider<N> extends true
    ? (ctx: Context, request: RawRequest) => Promise<Response>
    : (ctx: Context, input: Input<N>) => Promise<Result<Answer<N>, AllowedError<N>>>

export type Handlers<N extends EndpointName = EndpointName> = { [Name in N]: Handler<Name> }
