import { expect, type Locator } from '@playwright/test'
import { ask } from './shop-api.ts'
import { isWide, type Visitor } from './visitor.ts'

/** The largest category: it has several pages and every filter. */
export const findCategory = async (visitor: Visitor): Promise<{ id: number; path: string; name: string }> => {
  const { items } = await ask(visitor, 'GET /v2.0/categories', { query: { limit: 100 } })
  const [largest] = items.toSorted((a, b) => b.count - a.count)
  if (!largest) throw new Error('The catalog has no category')
  return largest
}

/** The number of results that the page shows. */
export const shownCount = async ({ page }: Visitor): Promise<number> => {
  const heading = page.getByRole('main').getByRole('heading', { level: 2 }).first()
  return Number((await heading.innerText()).replaceAll(/\D/g, ''))
}

/** Opens the filter sheet of phones. */
export const openSheet = async ({ page, t }: Visitor) => {
  await page.getByRole('button', { name: new RegExp(`^${t('catalog.openFilters')}`) }).click()
  const sheet = page.getByRole('dialog', { name: t('catalog.filters') })
  await expect(sheet).toBeVisible()
  return sheet
}

/** Opens the facet of a box, if it is closed. Most facets are open from the start. */
const openGroupOf = async (place: Locator, box: Locator): Promise<void> => {
  const closed = place.locator('details.filter-group:not([open])', { has: box })
  if ((await closed.count()) > 0) await closed.locator('> summary').click()
}

/** Ticks a box, which filters at once on wide screens. On phones the filter sheet is sent afterwards. */
export const chooseFilter = async (visitor: Visitor, label: string): Promise<void> => {
  const { page } = visitor
  if (isWide(visitor)) {
    await openGroupOf(page.locator('main'), page.getByRole('checkbox', { name: label, includeHidden: true }))
    await page.getByRole('checkbox', { name: label }).check()
    return
  }
  const sheet = await openSheet(visitor)
  await openGroupOf(sheet, page.getByRole('checkbox', { name: label, includeHidden: true }))
  await sheet.getByRole('checkbox', { name: label }).check()
  await sheet.locator('[type=submit]').click()
}

export const chips = ({ page, t }: Visitor) => page.getByRole('list', { name: t('catalog.activeFilters') })

export const products = ({ page }: Visitor) => page.getByRole('main').getByRole('article')

export const firstTitle = (visitor: Visitor): Promise<string> =>
  products(visitor).first().getByRole('heading').innerText()

export const expectQuery = async ({ page }: Visitor, wanted: Record<string, string>): Promise<void> => {
  await expect.poll(() => Object.fromEntries(new URL(page.url()).searchParams)).toEqual(wanted)
}
