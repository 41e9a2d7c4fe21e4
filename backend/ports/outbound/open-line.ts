import { Agent as HttpAgent } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import type { LookupFunction } from 'node:net'
import type { Readable } from 'node:stream'
import type { AxiosInstance, CreateAxiosDefaults } from 'axios'
import type { Answer } from './safe-response.ts'

export interface Question {
  method?: string | undefined
  headers?: Record<string, string> | undefined
  body?: string | Uint8Array | undefined
}

export type Line = (target: URL, question: Question, signal: AbortSignal) => Promise<Answer>

const headersOf = (given: Record<string, unknown>): Headers =>
  new Headers(
    Object.entries(given).flatMap(([name, value]) =>
      [value].flat().map((one): [string, string] => [name, String(one)]),
    ),
  )

/**
 * Connections of their own, shared with nobody: they are made to the addresses that `lookup` gives and to no others, no
 * redirect is followed, and no proxy of the environment is asked.
 * @param lookup of every connection; undefined for hosts whose addresses are not looked at
 */
export const openLine = (lookup?: LookupFunction): Line => {
  const options = { keepAlive: true, ...(lookup && { lookup }) }
  const settings: CreateAxiosDefaults = {
    adapter: 'http',
    responseType: 'stream',
    maxRedirects: 0,
    proxy: false,
    validateStatus: null,
    // The body goes out as it is given.
    transformRequest: (body: unknown) => body,
    httpAgent: new HttpAgent(options),
    httpsAgent: new HttpsAgent(options),
  }
  let client: AxiosInstance | undefined
  return async (target, { method = 'GET', headers, body }, signal) => {
    // Loaded with the first question: no start waits for it.
    const { default: axios } = await import('axios')
    client ??= axios.create(settings)
    const {
      status,
      headers: given,
      data,
    } = await client.request<Readable>({ url: target.href, method, headers, data: body, signal })
    return { status, headers: headersOf({ ...given }), content: data }
  }
}
