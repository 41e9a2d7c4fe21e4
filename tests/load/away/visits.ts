import { readFileSync } from 'node:fs'

/** The answer that a visitor, a portal or a script got. */
export interface Visit {
  what: string
  status: number
  ms: number
  text: string
  headers: Headers
  /** What differs from the expected answer; empty if nothing differs. */
  wrong: string[]
}

/** The longest time in milliseconds that a page or a call may take while the backend is away. */
export const maxMs = 5_000

/** The message that is the title of a view in place of a page. */
export type Title = 'openingTitle' | 'unavailableTitle'

const texts = (locale: string) =>
  JSON.parse(readFileSync(`messages/${locale}/error-pages.json`, 'utf8')) as Record<Title, string>
const titles = { hu: texts('hu'), en: texts('en') }
const crawler = { 'user-agent': 'Mozilla/5.0 (compatible; testbot/1.0)' }

/** Sends one request and catches every failure. @param sent the body, which makes the request a POST */
export const visit = async (
  what: string,
  address: string,
  headers: Record<string, string> = {},
  sent?: object,
): Promise<Visit> => {
  const begun = Date.now()
  const signal = AbortSignal.timeout(3 * maxMs)
  const post = sent && { method: 'POST', body: JSON.stringify(sent) }
  const answer = await fetch(address, {
    headers: { ...crawler, ...headers },
    redirect: 'manual',
    signal,
    ...post,
  }).catch(() => undefined)
  const text = (await answer?.text().catch(() => undefined)) ?? ''
  const ms = Date.now() - begun
  return {
    what,
    status: answer?.status ?? 0,
    ms,
    text,
    headers: answer?.headers ?? new Headers(),
    wrong: ms > maxMs ? [`took ${ms} ms`] : [],
  }
}

const revealsInternals = (text: string) => /\bat .+\.(ts|js):\d+|ECONNREFUSED|BrokenCircuit|node_modules/.test(text)

/** Visits a page that is in the cache: the storefront serves it although the backend is away. */
export const visitCached = async (
  address: string,
  says: string,
  headers: Record<string, string> = {},
): Promise<Visit> => {
  const seen = await visit(`cached ${new URL(address).pathname}`, address, headers)
  if (seen.status !== 200 || !seen.text.includes(says))
    seen.wrong.push(`answered ${seen.status} ${seen.text.slice(0, 80)}`)
  return seen
}

/**
 * Visits a page that is not in the cache: the answer says that the page is not available now, and no cache may store
 * this answer.
 * @param title the title of the view that a visitor sees instead of the page
 */
export const visitUncached = async (
  what: string,
  address: string,
  locale: 'hu' | 'en',
  { title = 'unavailableTitle', headers: asking = {} }: { title?: Title; headers?: Record<string, string> } = {},
): Promise<Visit> => {
  const seen = await visit(what, address, asking)
  const { status, headers, text, wrong } = seen
  if (status !== 503) wrong.push(`answered ${status}`)
  if (!headers.get('retry-after')) wrong.push('no Retry-After')
  if (!headers.get('cache-control')?.includes('no-store')) wrong.push(`Cache-Control: ${headers.get('cache-control')}`)
  if (!text.includes(titles[locale][title]) || !text.includes(`<html lang="${locale}"`))
    wrong.push(`not the view: ${text.slice(0, 200)}`)
  if (/<script|<style|style="|onclick/.test(text)) wrong.push('scripts or inline styles in the view')
  if (revealsInternals(text)) wrong.push('a stack trace')
  return seen
}

/**
 * Requests a call, a file or flight data (which Next's router fetches instead of a page): the answer is 503 with a
 * Retry-After header.
 */
export const requestUncached = async (
  what: string,
  address: string,
  headers: Record<string, string> = {},
  sent?: object,
): Promise<Visit> => {
  const seen = await visit(what, address, headers, sent)
  if (seen.status !== 503) seen.wrong.push(`answered ${seen.status} ${seen.text.slice(0, 80)}`)
  if (!seen.headers.get('retry-after')) seen.wrong.push('no Retry-After')
  if (revealsInternals(seen.text)) seen.wrong.push('a stack trace')
  return seen
}

/**
 * Visits a feed or a sitemap. The storefront writes these files from answers of the backend, which may be cached or
 * not.
 */
export const visitPerhapsCached = async (what: string, address: string): Promise<Visit> => {
  const seen = await visit(what, address)
  return seen.status === 200 ? seen : requestUncached(what, address)
}
