import { mkdir, readFile, writeFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import type { PageStep, WholePage } from './whole-pages.ts'

const locales = ['hu', 'en'] as const
type Views = Record<(typeof locales)[number], Buffer>

const made = (locale: string) => `.next/server/app/unavailable/${locale}.html`
const kept = (locale: string) => `.next/unavailable/${locale}.html`

/** Scripts, and the hints to fetch them: the view has nothing to run, so nothing of it can fail. */
const scripts = /<script\b[^>]*>.*?<\/script>|<link\b[^>]*\bas="script"[^>]*>/gs

/** Part of a build: takes the view of each language, which Next has made, without its scripts. */
export const prepareUnavailableViews = async (): Promise<void> => {
  await mkdir('.next/unavailable', { recursive: true })
  for (const locale of locales) await writeFile(kept(locale), (await readFile(made(locale), 'utf8')).replaceAll(scripts, ''))
}

/** As the build left them, read when the storefront starts: then nothing has to be there but this process. */
export const readUnavailableViews = async (): Promise<Views> => {
  const [hu, en] = await Promise.all(locales.map((locale) => readFile(kept(locale))))
  return { hu: hu!, en: en! }
}

/** A part of a page that failed while its flight data were sent with 200. Next's own signals, as for a page that is not there, have words for digests. */
const failedPart = /^[\da-f]+:E\{"digest":"\d+"/m

const hasFailed = ({ response, body }: WholePage): boolean =>
  response.statusCode >= 500 || (/x-component/.test(String(response.getHeader('content-type'))) && body.includes(':E{') && failedPart.test(String(body)))

/** In seconds: sooner than a visitor tries again, later than the storefront itself. */
const retryAfter = '10'

/**
 * Puts the view in place of a page that could not be made, whatever the reason was. What Next's router has fetched instead
 * of a page gets the status alone: the router then has the browser load the page itself.
 */
export const unavailableView =
  (views: Views): PageStep =>
  (page) => {
    const { request, response } = page
    if (!hasFailed(page)) return
    const isHtml = request.headers.rsc === undefined
    const isEnglish = /^\/en(\/|$|\?)/.test(request.url ?? '')
    for (const name of ['etag', 'link', 'x-nextjs-cache', 'content-encoding']) response.removeHeader(name)
    response.statusCode = 503
    response.setHeader('content-type', isHtml ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8')
    response.setHeader('cache-control', 'private, no-store')
    response.setHeader('retry-after', retryAfter)
    page.body = isHtml ? views[isEnglish ? 'en' : 'hu'] : ''
  }

/** Answers a page that Next is not asked for: the step above puts the view in its place. */
export const refusePage = (response: ServerResponse): void => {
  response.statusCode = 503
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.end()
}
