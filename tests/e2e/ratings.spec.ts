import { expectAccessible } from './support/axe.ts'
import { openBook, pickBook } from './support/books.ts'
import { customers } from './support/reader.ts'
import { ask } from './support/shop-api.ts'
import { expect, test } from './support/shop-test.ts'

test('a reader rates a book; what was typed outlives a reload', { tag: '@languages' }, async ({ visitor }) => {
  const { page, t } = visitor
  await ask(visitor, 'POST /login', { body: { grant_type: 'password', ...customers.reader, remember: false } })
  // One that an earlier run on the same shop has hardly rated: a reader rates a book once.
  await openBook(visitor, await pickBook(visitor, 'paperback', Date.now()))
  const ratings = page.getByRole('region', { name: t('ratings.title') })
  const open = ratings.getByRole('button', { name: t('ratings.rate') })
  const text = ratings.getByRole('textbox', { name: t('ratingForm.text') })
  const send = ratings.getByRole('button', { name: t('ratingForm.send') })

  await open.click()
  await send.click()
  await expect(ratings.getByText(t('fields.required'))).toBeVisible()
  await expectAccessible(visitor, 'the rating form')
  await text.fill('<b>Szép</b>')
  await ratings.getByRole('radio', { name: t('ratingForm.meanings.4') }).check()
  await send.click()
  await expect(ratings.getByText(t('fields.no_markup'))).toBeVisible()
  await text.fill('Szép kiadás.')

  await page.reload()
  await open.click()
  await expect(text).toHaveValue('Szép kiadás.')
  await send.click()
  await expect(ratings.getByText(t('ratingForm.status.waiting'))).toBeVisible()
  await expect(ratings.getByText('Szép kiadás.')).toBeVisible()
})
