import { mkdir, readFile, writeFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Reason, reasons, standIns } from '#lib/process/stand-ins.ts'
import type { WholePage } from './pages/whole-pages.ts'

const locales = ['hu', 'en'] as const
/** By reason, in each language. */
export type StandInViews = Record<Reason, Record<(typeof locales)[number], Buffer>>

const made = (reason: Reason, locale: string) => `.next/server/app/stand-ins/${locale}/${reason}.html`
const cleanPath = (reason: Reason, locale: string) => `.next/stand-ins/${locale}-${reason}.html`

/** Scripts and preload hints: a view runs nothing, so no part of it can fail. */
const scripts = /<script\b[^>]*>.*?<\/script>|<link\b[^>]*\bas="script"[^>]*>/gs

/** A step of the build: saves the views that Next has made, without their scripts. */
export const prepareStandIns = async (): Promise<void> => {
  await mkdir('.next/stand-ins', { recursive: true })
  for (const reason of reasons)
    for (const locale of locales)
      await writeFile(cleanPath(reason, locale), (await readFile(made(reason, locale), 'utf8')).replaceAll(scripts, ''))
}

/** Read when the storefront starts, so that showing a view needs nothing but this process. */
export const readStandIns = async (): Promise<StandInViews> => {
  const views = reasons.map(async (reason) => {
    const [hu, en] = await Promise.all(locales.map((locale) => readFile(cleanPath(reason, locale))))
    return [reason, { hu, en }]
  })
  return Object.fromEntries(await Promise.all(views)) as StandInViews
}

/**
 * Replaces a page by the view for a reason, in the language of the address. A request of Next's router gets the status
 * only: the router then makes the browser load the page.
 * @param retryAfter in seconds, where known
 */
export const standIn = (
  views: StandInViews,
  page: WholePage,
  reason: Reason,
  retryAfter: number = standIns[reason].retryAfter,
): void => {
  const { request, response } = page
  const isHtml = request.headers.rsc === undefined
  const isEnglish = /^\/en(\/|$|\?)/.test(request.url ?? '')
  for (const name of ['etag', 'link', 'x-nextjs-cache', 'content-encoding']) response.removeHeader(name)
  response.statusCode = standIns[reason].status
  response.setHeader('content-type', isHtml ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8')
  response.setHeader('cache-control', 'private, no-store')
  response.setHeader('retry-after', String(retryAfter))
  page.body = isHtml ? views[reason][isEnglish ? 'en' : 'hu'] : ''
}

/** Answers with the view for a reason without asking Next. */
export const sendStandIn = (
  views: StandInViews,
  request: IncomingMessage,
  response: ServerResponse,
  reason: Reason,
): void => {
  const page = { request, response, ifNoneMatch: undefined, body: '' }
  standIn(views, page, reason)
  response.end(page.body)
}
