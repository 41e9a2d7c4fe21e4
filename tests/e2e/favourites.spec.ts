import { expectAccessible, expectNoSideScroll } from './support/axe.ts'
import { openBook, pickBook } from './support/books.ts'
import { addFavourite } from './support/favourites.ts'
import { customers } from './support/reader.ts'
import { ask } from './support/shop-api.ts'
import { expect, test } from './support/shop-test.ts'
import { askToSignIn } from './support/sign-in.ts'
import { signInOver } from './support/sign-in-modal.ts'
import { createVisitor } from './support/visitor.ts'

test('a guest signs in by the heart, fills the list, shares it and takes the book off', async ({
  visitor,
  browser,
}) => {
  const { page, t, locale } = visitor
  const book = await pickBook(visitor)
  await openBook(visitor, book)
  const address = page.url()
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: `${t('catalog.favourite')}: ${book.title}`, exact: true })
    .first()
  await heart.click()
  await signInOver(visitor, customers.reader)
  await expect(page).toHaveURL(address)
  // Another test may have left the book on the list.
  await expect(async () => {
    if ((await heart.getAttribute('aria-pressed')) !== 'true') await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true', { timeout: 3_000 })
  }).toPass()

  await visitor.goto('/favourites')
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: book.title })
  await expect(row).toBeVisible()
  await expectAccessible(visitor, 'the favourites')
  await expectNoSideScroll(visitor, 'the favourites')
  await page.getByRole('button', { name: t('favourites.share') }).click()
  const dialog = page.getByRole('dialog', { name: t('favourites.shareTitle') })
  await dialog
    .getByRole('button', { name: new RegExp(`${t('favourites.makeLink')}|${t('favourites.newLink')}`) })
    .click()
  const link = await dialog.getByRole('textbox', { name: t('favourites.link') }).inputValue()
  await expectAccessible(visitor, 'the link to a list')

  const context = await browser.newContext({ locale: locale === 'hu' ? 'hu-HU' : 'en-GB' })
  const friend = createVisitor(await context.newPage(), locale, t)
  await friend.page.goto(link)
  await expect(friend.page.getByRole('main').getByRole('link', { name: book.title }).last()).toBeVisible()
  await expectAccessible(friend, 'a shared list')
  await context.close()

  await page.keyboard.press('Escape')
  await row.getByRole('button', { name: t('favourites.removeOf', { title: book.title }) }).click()
  await expect(row).toHaveCount(0)
})

test('an institution makes a list, moves a book to it and deletes it', { tag: '@languages' }, async ({ visitor }) => {
  const { page, t } = visitor
  const { email, password } = customers.business
  const name = `Próba ${Math.floor(Math.random() * 1e6)}`
  const book = await pickBook(visitor)
  await askToSignIn(visitor, { email, password })
  await addFavourite(visitor, book)
  await visitor.goto('/favourites')
  await page.getByRole('button', { name: t('favouriteMarks.new') }).click()
  const form = page.getByRole('dialog', { name: t('favouriteMarks.new') })
  await form.getByRole('button', { name: t('favouriteMarks.save') }).click()
  await expect(form.getByText(t('fields.required'))).toBeVisible()
  await expectAccessible(visitor, 'the form of a list with an error')
  await form.getByRole('textbox', { name: t('favouriteMarks.name') }).fill(name)
  await form.getByRole('textbox', { name: t('favouriteMarks.name') }).press('Enter')
  await expect(page.getByRole('heading', { name })).toBeVisible()
  await expect(page.getByText(t('favourites.emptyTitle'))).toBeVisible()

  await visitor.goto('/favourites')
  await page
    .getByRole('combobox', { name: t('favourites.moveOf', { title: book.title }) })
    .selectOption({ label: name })
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: name })
      .or(page.getByText(t('favourites.moved', { name }))),
  ).toBeVisible()
  await page
    .getByRole('navigation', { name: t('favourites.lists') })
    .getByRole('link', { name })
    .click()
  await expect(page.getByRole('main').getByRole('link', { name: book.title }).last()).toBeVisible()
  await expectNoSideScroll(visitor, 'a list of an institution')
  await page.getByRole('button', { name: t('favourites.delete') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('favourites.deleteConfirm') })
    .click()
  await expect(page.getByRole('link', { name })).toHaveCount(0)
  const { items } = await ask(visitor, 'GET /v2.0/me/shopping_lists')
  expect(items.map((list) => list.name)).not.toContain(name)
})
