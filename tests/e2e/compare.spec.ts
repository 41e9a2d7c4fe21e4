import { openBook, pickBook } from './support/books.ts'
import { compare, compareBar, compareButton, saveCompared } from './support/compare.ts'
import { expect, test } from './support/shop-test.ts'

test(
  'books of a list are compared, reduced to their differences, removed and cleared',
  { tag: '@languages' },
  async ({ visitor }) => {
    const { page, t } = visitor
    await visitor.goto('/search', {}, '?q=anna&view=table')
    const books = page.getByRole('table', { name: t('catalog.table.caption') })
    const titles = await books.getByRole('rowheader').getByRole('link').allInnerTexts()
    for (const nth of [0, 1]) {
      const toggle = books.locator('[data-compare]').nth(nth)
      await toggle.click()
      await expect(toggle).toHaveAttribute('aria-pressed', 'true')
    }
    await expect(compareBar(visitor)).toContainText('2/4')
    await compareBar(visitor).getByRole('link').click()

    const table = page.getByRole('region', { name: t('compare.caption') }).getByRole('table')
    for (const title of titles.slice(0, 2)) await expect(table.getByRole('columnheader', { name: title })).toBeVisible()
    await expect(compareBar(visitor)).toBeHidden()
    const format = table.getByRole('rowheader', { name: t('compare.facts.format'), exact: true })
    await expect(format).toBeVisible()
    await page.getByRole('checkbox', { name: t('compare.onlyDifferences') }).check()
    await expect(format).toBeHidden()
    await expect(table.getByRole('rowheader', { name: t('compare.facts.published'), exact: true })).toBeVisible()

    const removed = titles[0] ?? ''
    await page.getByRole('button', { name: t('compare.removeBook', { title: removed }) }).click()
    await expect(table.getByRole('columnheader', { name: removed })).toHaveCount(0)
    await page.getByRole('button', { name: t('compare.undo') }).click()
    await expect(table.getByRole('columnheader', { name: removed })).toBeVisible()
    await page.getByRole('button', { name: t('compare.clear') }).click()
    await expect(page.getByRole('heading', { name: t('compare.emptyTitle') })).toBeVisible()
  },
)

test(
  'a full comparison says so, holds on other pages, and its books can be removed',
  { tag: '@once' },
  async ({ visitor }) => {
    const { page, t } = visitor
    const books = await Promise.all([0, 1, 2, 3, 4].map((nth) => pickBook(visitor, 'paperback', nth)))
    await saveCompared(visitor, books.slice(0, 3))
    const [, , , fourth, fifth] = books
    if (!fourth || !fifth) throw new Error('The catalog has too few books')
    await compare(visitor, fourth)
    await openBook(visitor, fifth)
    await compareButton(visitor, fifth).click()
    await expect(page.getByRole('region', { name: t('shell.notifications') })).toContainText(
      t('shell.compareFull', { limit: 4 }),
    )
    await expect(compareButton(visitor, fifth)).toHaveAttribute('aria-pressed', 'false')
    await openBook(visitor, fourth)
    await expect(compareButton(visitor, fourth)).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press('Tab')
    await compareButton(visitor, fourth).press('Enter')
    await expect(compareBar(visitor)).toContainText('3/4')
  },
)

test(
  'a book that is no longer on sale is reported, and the rest can be bought',
  { tag: '@once' },
  async ({ visitor }) => {
    const { page, t } = visitor
    const book = await pickBook(visitor)
    await saveCompared(visitor, [book, { id: 999_999_999 }])
    await visitor.goto('/compare')
    await expect(page.getByText(t('compare.missingTitle', { count: 1 }))).toBeVisible()
    await page.getByRole('button', { name: t('compare.missingAction') }).click()
    await expect(page.getByText(t('compare.one'))).toBeVisible()
    await page.getByRole('button', { name: t('cart.add') }).click()
    await expect(page.getByRole('region', { name: t('shell.notifications') })).toContainText(
      t('cart.added', { title: book.title }),
    )
  },
)
