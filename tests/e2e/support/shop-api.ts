import { expect, type Page } from '@playwright/test'
import type { EndpointName } from '#contracts/endpoints.ts'
import type { Answer } from '#lib/api/call.ts'
import type { Visitor } from './visitor.ts'

interface Input {
  params?: Record<string, string | number>
  query?: Record<string, string | number>
  body?: unknown
}

const pathOf = (name: EndpointName, { params = {}, query = {} }: Input): string => {
  const path = name.slice(name.indexOf(' ') + 1).replaceAll(/\{(\w+)\}/g, (_, key: string) => String(params[key]))
  const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)])).toString()
  return `/api${path}${search && `?${search}`}`
}

/**
 * Sends a call to the gateway as the shop's own page does, with the visitor's cookies. Tests prepare their data with
 * it.
 */
export const ask = async <N extends EndpointName>(
  { page, locale }: Pick<Visitor, 'page' | 'locale'>,
  name: N,
  input: Input = {},
): Promise<Answer<N>> => {
  const [method] = name.split(' ')
  const answer = await page.request.fetch(pathOf(name, input), {
    method: method ?? 'GET',
    headers: { 'Sec-Fetch-Site': 'same-origin', 'Accept-Language': locale, 'Idempotency-Key': crypto.randomUUID() },
    ...(input.body !== undefined && { data: input.body }),
  })
  expect(answer.ok(), `${name}: ${answer.status()} ${answer.ok() ? '' : await answer.text()}`).toBe(true)
  return (await answer.json()) as Answer<N>
}

/**
 * Makes every call of the page fail, as when the backend is down, or wait forever.
 * @returns a function that restores the calls
 */
export const cutOff = async (page: Page, how: 'abort' | 'unavailable' | 'hang'): Promise<() => Promise<void>> => {
  const calls = '**/api/**'
  const error = { code: 'service_unavailable', message: 'away', requestId: 'test' }
  await page.route(calls, (route) => {
    if (how === 'abort') return route.abort('connectionrefused')
    return how === 'unavailable' ? route.fulfill({ status: 503, json: { error } }) : undefined
  })
  return () => page.unroute(calls)
}
