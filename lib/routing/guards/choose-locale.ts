import createMiddleware from 'next-intl/middleware'
import type { NextRequest, NextResponse } from 'next/server'
import type { Locale } from '#contracts/shop.ts'
import { isHttps } from '#lib/env/is-https.ts'
import { routing } from '#lib/i18n/routing.ts'
import { readShopState } from './shop-state.ts'

const negotiate = createMiddleware(routing)
const byPath = createMiddleware({ ...routing, localeDetection: false })

/** A crawler always gets the language of the path. */
const isCrawler = (request: NextRequest) => /bot|crawl|spider|slurp/i.test(request.headers.get('user-agent') ?? '')

export interface ChosenLocale {
  locale: Locale
  /** Saves the chosen language in a cookie of the answer. */
  remember: (answer: NextResponse) => NextResponse
}

/** The language of the prefix, the saved one, the browser's, or the default. Without English there is no choice. */
export const chooseLocale = async (request: NextRequest): Promise<ChosenLocale> => {
  const isChoice = !isCrawler(request) && (await readShopState()).locales.includes('en')
  const said = (isChoice ? negotiate : byPath)(request)
  const target = said.headers.get('location') ?? said.headers.get('x-middleware-rewrite') ?? request.url
  return {
    locale: /^\/en(\/|$)/.test(new URL(target).pathname) ? 'en' : 'hu',
    remember: (answer) => {
      for (const cookie of said.cookies.getAll()) answer.cookies.set({ ...cookie, secure: isHttps() })
      return answer
    },
  }
}
