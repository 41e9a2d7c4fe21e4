import { readFileSync } from 'node:fs'
import { expectAccessible, expectNoSideScroll } from './support/axe.ts'
import { pickBook } from './support/books.ts'
import { cartButton, cartLine } from './support/cart.ts'
import { fillCart } from './support/prepared-cart.ts'
import { expect, test } from './support/shop-test.ts'
import type { Visitor } from './support/visitor.ts'

const openList = async ({ page, t }: Visitor) => {
  await page.getByRole('button', { name: t('cartLists.open') }).click()
  const dialog = page.getByRole('dialog', { name: t('cartLists.title') })
  await expect(dialog).toBeVisible()
  return dialog
}

test(
  'a pasted list goes into an empty cart; what is wrong is said and corrected',
  { tag: '@languages' },
  async ({ visitor }) => {
    const { page, t } = visitor
    const [first, second] = [await pickBook(visitor), await pickBook(visitor, 'paperback', 1)]
    await visitor.goto('/cart')
    const dialog = await openList(visitor)
    await expectAccessible(visitor, 'the dialog for lists')
    await expectNoSideScroll(visitor, 'the dialog for lists')
    await dialog.getByRole('textbox').fill(`${first.sku} 2\n9786159999999\n`)
    await dialog.getByRole('button', { name: t('cartLists.addText') }).click()
    const report = page.getByRole('dialog', { name: t('cartReport.title') })
    await expect(report.getByText(t('errors.isbn_not_valid'))).toBeVisible()
    await expectAccessible(visitor, 'the report of a list')
    await expectNoSideScroll(visitor, 'the report of a list')
    await report.getByRole('button', { name: t('cartLists.mend') }).click()
    await expect(dialog.getByRole('textbox')).toHaveValue('9786159999999')
    await dialog.getByRole('textbox').fill(second.sku)
    await dialog.getByRole('button', { name: t('cartLists.addText') }).click()
    await expect(dialog).toBeHidden()
    await expect(cartButton(visitor, 3)).toBeVisible()
    for (const { title } of [first, second]) await expect(cartLine(visitor, title)).toBeVisible()
  },
)

test('the report is left by the keyboard, and the focus returns', { tag: '@once' }, async ({ visitor }) => {
  const { page, t } = visitor
  await visitor.goto('/cart')
  const dialog = await openList(visitor)
  await dialog.getByRole('textbox').fill('9786159999999')
  await dialog.getByRole('button', { name: t('cartLists.addText') }).press('Enter')
  await expect(page.getByRole('dialog', { name: t('cartReport.title') })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: t('cartLists.open') })).toBeFocused()
})

for (const format of ['xlsx', 'csv'] as const)
  test(`a cart is saved as ${format} and read again`, { tag: '@mirrored' }, async ({ visitor }) => {
    const { page, t } = visitor
    const book = await pickBook(visitor)
    await fillCart(visitor, book, 2)
    await visitor.goto('/cart')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: t(format === 'xlsx' ? 'cartLists.saveXlsx' : 'cartLists.saveCsv') }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(new RegExp(`^(kosar|cart)-\\d{4}-\\d\\d-\\d\\d\\.${format}$`))
    const buffer = readFileSync(await file.path())
    await page.getByRole('button', { name: t('cart.removeItem', { title: book.title }) }).click()
    await expect(page.getByRole('heading', { name: t('cart.emptyTitle') })).toBeVisible()
    const dialog = await openList(visitor)
    const name = file.suggestedFilename()
    await dialog.getByLabel(t('cartLists.file')).setInputFiles({ name, mimeType: '', buffer })
    await dialog.getByRole('button', { name: t('cartLists.addFile') }).click()
    await expect(page.getByRole('spinbutton', { name: t('cart.quantityOf', { title: book.title }) })).toHaveValue('2')
  })
