import { expectAccessible } from './support/axe.ts'
import { openBook } from './support/books.ts'
import { readToken, receiveMail } from './support/mails.ts'
import { customers } from './support/reader.ts'
import { ask } from './support/shop-api.ts'
import { expect, test } from './support/shop-test.ts'
import { signIn } from './support/sign-in.ts'
import type { Visitor } from './support/visitor.ts'

/** A printed book of which no copy is left. */
const findSoldOut = async (visitor: Visitor, nth = 0) => {
  const query = { availability: 'unavailable', format: 'paperback', sort: 'title', limit: 10 }
  const { products } = await ask(visitor, 'GET /v2.0/variants', { query })
  const book = products[nth]
  if (!book) throw new Error('No book is sold out')
  return { ...book, stock: 0 }
}

const cancelFirst = async ({ page, t }: Visitor, title: string): Promise<void> => {
  await page.getByRole('button', { name: t('stockNotifications.cancelOf', { title }) }).click()
  await expect(page.getByRole('heading', { name: t('stockNotifications.emptyTitle') })).toBeVisible()
}

test(
  'a guest asks for a book that is sold out, confirms by mail and cancels',
  { tag: '@languages' },
  async ({ visitor }) => {
    const { page, t } = visitor
    const email = `var-${crypto.randomUUID()}@example.hu`
    const book = await findSoldOut(visitor)
    await openBook(visitor, book)
    await page.getByRole('button', { name: t('stockNotifications.ask') }).click()
    const field = page.getByRole('main').getByRole('textbox', { name: t('stockNotifications.email') })
    await expect(field).toBeFocused()
    await field.fill('nobody')
    await page.getByRole('button', { name: t('stockNotifications.ask') }).click()
    await expect(page.getByText(t('fields.invalid_email'))).toBeVisible()
    await field.fill(email)
    await page.getByRole('button', { name: t('stockNotifications.ask') }).click()
    await expect(page.getByText(t('stockNotifications.sentTitle'))).toBeVisible()

    const mail = await receiveMail(email)
    expect(mail.subject).toBe(t('mail.stockNotification.confirmSubject', { title: book.title }))
    await visitor.goto('/stock-notifications', {}, readToken(mail))
    await page.getByRole('button', { name: t('stockNotifications.confirmAction') }).click()
    await expect(page.getByText(t('stockNotifications.confirmedTitle'))).toBeVisible()
    await expect(page.getByText(t('stockNotifications.countOf', { count: 1, email }))).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: t('stockNotifications.confirmAction') })).toBeHidden()
    // The account's place shows the way in; the guest is not sent there.
    await expect(page.getByRole('main').getByRole('link', { name: t('selfcare.signIn') })).toBeVisible()
    await expectAccessible(visitor, 'the notifications of a guest')
    await cancelFirst(visitor, book.title)
  },
)

test('a customer asks for a book with one press and finds it in the list', { tag: '@once' }, async ({ visitor }) => {
  const { page, t } = visitor
  await visitor.goto('/stock-notifications')
  await page
    .getByRole('main')
    .getByRole('link', { name: t('stockNotifications.signIn'), exact: true })
    .click()
  await signIn(visitor, customers.business)
  await expect(page.getByText(t('stockNotifications.countOwn', { count: 0 }))).toBeVisible()
  await expect(page.getByRole('navigation', { name: t('selfcare.navigation') })).toBeVisible()
  const book = await findSoldOut(visitor, 1)
  await openBook(visitor, book)
  await page.getByRole('button', { name: t('stockNotifications.ask') }).click()
  await expect(page.getByText(t('stockNotifications.willTell'), { exact: true })).toBeVisible()
  await page.getByRole('link', { name: t('stockNotifications.toList') }).click()
  await expect(page.getByText(t('stockNotifications.countOwn', { count: 1 }))).toBeVisible()
  await cancelFirst(visitor, book.title)
})
