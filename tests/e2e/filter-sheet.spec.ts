import { productParams } from './support/books.ts'
import { findCategory, openSheet } from './support/listing.ts'
import { ask } from './support/shop-api.ts'
import { expect, test } from './support/shop-test.ts'

test('the filter sheet is a modal that counts its results', { tag: '@languages' }, async ({ visitor }) => {
  const { page, t } = visitor
  await page.setViewportSize({ width: 360, height: 740 })
  const category = await findCategory(visitor)
  await visitor.goto('/categories/[id]', productParams(category))
  await page.waitForLoadState('networkidle')
  const sheet = await openSheet(visitor)
  await expect(sheet.getByRole('button', { name: t('catalog.closeFilters') })).toBeFocused()
  const behind = await page.evaluate(() => {
    const outside = [...document.querySelectorAll<HTMLElement>('a, button, input, select')].filter(
      (one) => !one.closest('[role=dialog]'),
    )
    return {
      open: outside.filter((one) => !one.closest('[inert]')).length,
      locked: getComputedStyle(document.documentElement).overflowY,
    }
  })
  expect(behind).toEqual({ open: 0, locked: 'hidden' })

  const submit = sheet.locator('[type=submit]')
  const height = (await submit.boundingBox())?.height
  await sheet.getByRole('checkbox', { name: t('catalog.formats.ebook') }).check()
  const { count } = await ask(visitor, 'GET /v2.0/categories/{id}/variants', {
    params: { id: String(category.id) },
    query: { format: 'ebook' },
  })
  await expect(submit).toHaveText(t('filterCount.show', { count, number: count }))
  await expect(sheet.getByRole('status')).toHaveText(t('filterCount.found', { count, number: count }))
  expect((await submit.boundingBox())?.height).toBe(height)

  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('button', { name: new RegExp(`^${t('catalog.openFilters')}`) })).toBeFocused()
  await expect(page.locator('[inert]')).toHaveCount(0)
})
