import { readFileSync } from 'node:fs'

/** What a visitor, a portal or a script was answered. */
export interface Visit {
  what: string
  status: number
  ms: number
  text: string
  headers: Headers
  /** What is not as it must be; empty where all is well. */
  wrong: string[]
}

/** No answer of a page or a call may take longer while the backend is away. */
export const mostMs = 5_000

const texts = (locale: string) =>
  (JSON.parse(readFileSync(`messages/${locale}/error-pages.json`, 'utf8')) as { unavailableTitle: string })
    .unavailableTitle
const titles = { hu: texts('hu'), en: texts('en') }
const crawler = { 'user-agent': 'Mozilla/5.0 (compatible; testbot/1.0)' }

/** Asks once, however it ends. @param sent makes it a POST */
export const visit = async (
  what: string,
  address: string,
  headers: Record<string, string> = {},
  sent?: object,
): Promise<Visit> => {
  const begun = Date.now()
  const signal = AbortSignal.timeout(3 * mostMs)
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
    wrong: ms > mostMs ? [`took ${ms} ms`] : [],
  }
}

const tellsSecrets = (text: string) => /\bat .+\.(ts|js):\d+|ECONNREFUSED|BrokenCircuit|node_modules/.test(text)

/** A page that Next has kept goes on. */
export const keptPage = async (address: string, says: string, headers: Record<string, string> = {}): Promise<Visit> => {
  const seen = await visit(`kept ${new URL(address).pathname}`, address, headers)
  if (seen.status !== 200 || !seen.text.includes(says))
    seen.wrong.push(`answered ${seen.status} ${seen.text.slice(0, 80)}`)
  return seen
}

/** What nobody has made yet says that it cannot be made now, and that nobody may keep that. */
export const unkeptPage = async (
  what: string,
  address: string,
  locale: 'hu' | 'en',
  asking: Record<string, string> = {},
): Promise<Visit> => {
  const seen = await visit(what, address, asking)
  const { status, headers, text, wrong } = seen
  if (status !== 503) wrong.push(`answered ${status}`)
  if (!headers.get('retry-after')) wrong.push('no Retry-After')
  if (!headers.get('cache-control')?.includes('no-store')) wrong.push(`Cache-Control: ${headers.get('cache-control')}`)
  if (!text.includes(titles[locale]) || !text.includes(`<html lang="${locale}"`))
    wrong.push(`not the view: ${text.slice(0, 200)}`)
  if (/<script|<style|style="|onclick/.test(text)) wrong.push('scripts or inline styles in the view')
  if (tellsSecrets(text)) wrong.push('a stack trace')
  return seen
}

/** Calls, files and what the router fetches instead of a page: 503 and when to come again. */
export const unkeptAnswer = async (
  what: string,
  address: string,
  headers: Record<string, string> = {},
  sent?: object,
): Promise<Visit> => {
  const seen = await visit(what, address, headers, sent)
  if (seen.status !== 503) seen.wrong.push(`answered ${seen.status} ${seen.text.slice(0, 80)}`)
  if (!seen.headers.get('retry-after')) seen.wrong.push('no Retry-After')
  if (tellsSecrets(seen.text)) seen.wrong.push('a stack trace')
  return seen
}

/** Files that are written from answers which may have been kept. */
export const perhapsKept = async (what: string, address: string): Promise<Visit> => {
  const seen = await visit(what, address)
  return seen.status === 200 ? seen : unkeptAnswer(what, address)
}
