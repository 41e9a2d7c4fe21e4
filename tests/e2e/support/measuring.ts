import { expect, type Page } from '@playwright/test'
import type { ListedHit } from '#backend/ports/analytics/simulator/hits.ts'
import { typeCommand } from './operator.ts'

const simulator = `http://localhost:${Number(process.env.E2E_PORT ?? 3200) + 1010}`

const ids = {
  ga4: 'G-KOLOFON1',
  tagManager: 'GTM-KOLOFON',
  googleAds: { id: 'AW-1234567890', purchaseLabel: 'AbCdEfGhIj' },
  meta: '1234567890',
  tiktok: 'C0KOLOFON1234',
  barion: 'BP-kolofon-01',
}

/** Switches all providers on, with or without the shop's own banner, and waits until pages say so. The first test of a run does it. */
export const configureMeasuring = async ({ page, isManaged }: { page: Page; isManaged: boolean }): Promise<void> => {
  const state = async () => {
    const html = await (await page.request.get('/')).text()
    return { measures: html.includes('name="analytics"'), asks: html.includes('name="cookie-consent"') }
  }
  const wanted = { measures: true, asks: isManaged }
  if (JSON.stringify(await state()) === JSON.stringify(wanted)) return
  const { ga4, tagManager, ...marketing } = ids
  await typeCommand('config', 'set', 'analytics_ids', JSON.stringify({ ga4, tagManager }))
  await typeCommand('config', 'set', 'marketing_tag_ids', JSON.stringify(marketing))
  await typeCommand('config', 'set', 'analytics', 'true')
  await typeCommand('config', 'set', 'cookie_consent_active', String(isManaged))
  await expect.poll(state).toEqual(wanted)
}

/** What has come to the collectors since the last hit that is known. */
export const collected = async ({ request }: Page, after = 0): Promise<ListedHit[]> =>
  ((await (await request.get(`${simulator}/sim/collect?after=${after}`)).json()) as { items: ListedHit[] }).items

/** The index of the last hit: a test looks only at what comes after it. */
export const lastHit = async (page: Page): Promise<number> => (await collected(page)).at(-1)?.index ?? 0

/** The requests of a browser that leave the shop. */
export const watchOutside = (page: Page, origin: string): string[] => {
  const left: string[] = []
  page.context().on('request', (request) => {
    const url = request.url()
    if (/^https?:/.test(url) && !url.startsWith(`${origin}/`)) left.push(url)
  })
  return left
}

/** What the shop needs to work for its visitor (docs/decisions/0071). */
const necessary = {
  cookies: /^(sid|locale|currency|segment|cart|customer|compare|ended|notifications|cookie_consent)$/,
  storage: /^(order-proof|placed-order|unanswered-order|finalize|cart-prices|form-draft|draft)/,
}

/** The cookies and the entries of both storages without which the shop would work as well. */
export const unnecessary = async (page: Page): Promise<string[]> => {
  const cookies = (await page.context().cookies()).map(({ name }) => name)
  const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  return [
    ...cookies.filter((name) => !necessary.cookies.test(name)),
    ...stored.filter((key) => !necessary.storage.test(key)),
  ]
}
