import type { Page } from '@playwright/test'
import type { Locale } from '#contracts/shop.ts'
import { type PageName, pathOf } from '#contracts/pages.ts'

export type Translate = (key: string, values?: Record<string, string | number>) => string
export type Params = Record<string, string | number>

/** A visitor with a browser, in the language of the project. */
export interface Visitor {
  page: Page
  locale: Locale
  /** A text of the shop by its message key, so that one suite serves both languages. */
  t: Translate
  goto: (name: PageName, params?: Params, query?: string) => Promise<void>
}

/** The address of a page in a language. */
export const addressOf = (locale: Locale, name: PageName, params: Params = {}): string => {
  const path: string = pathOf(name, locale).replaceAll(/\[(\w+)\]/g, (_, key: string) => String(params[key]))
  return locale === 'hu' ? path : `/en${path === '/' ? '' : path}`
}

export const createVisitor = (page: Page, locale: Locale, t: Translate): Visitor => ({
  page,
  locale,
  t,
  goto: async (name, params, query = '') => void (await page.goto(addressOf(locale, name, params) + query)),
})

/** Opens another tab of the same visitor: it shares the cookies and has a session storage of its own. */
export const inNewTab = async ({ page, locale, t }: Visitor): Promise<Visitor> =>
  createVisitor(await page.context().newPage(), locale, t)

/** True if the menu, the currency and the summary are visible without a press. */
export const isWide = ({ page }: Visitor): boolean => (page.viewportSize()?.width ?? 0) >= 1200
