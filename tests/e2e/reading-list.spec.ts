import { expectAccessible, expectNoSideScroll } from './support/axe.ts'
import { signInAsMaster } from './support/organizations.ts'
import { expect, refusedRequest, test } from './support/shop-test.ts'

test('a teacher’s list becomes a class set in the cart', { tag: '@languages' }, async ({ visitor, allowConsole }) => {
  // The approval ends the session.
  allowConsole(refusedRequest)
  const { page, t } = visitor
  await signInAsMaster(visitor)
  await visitor.goto('/organization/reading-list')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: t('readingList.find') }).click()
  await expect(main.getByRole('alert')).toHaveText(t('readingList.missing'))

  const text = main.getByLabel(t('readingList.text'))
  await text.fill('1. Gárdonyi Géza: Egri csillagok (Móra) ..... 12\n2. Qwrtzpf xyvbn')
  await main.getByLabel(t('readingList.pupils')).fill('3')
  await page.reload()
  await expect(text).toHaveValue(/Egri csillagok/)
  await main.getByRole('button', { name: t('readingList.find') }).click()
  await expect(main.getByRole('heading', { name: t('readingList.found') })).toBeFocused()
  const items = main.locator('#reading-list-found ~ ul > li')
  await expect(items).toHaveCount(2)
  await expect(items.nth(0)).toContainText(t('readingList.kinds.sure'))
  await expect(items.nth(0)).toContainText(t('readingList.total', { copies: 3 }))
  await expectAccessible(visitor, 'reading list')
  await expectNoSideScroll(visitor, 'reading list')

  await items.nth(1).getByLabel(t('readingList.correct')).fill('Molnár Ferenc: A Pál utcai fiúk')
  await items
    .nth(1)
    .getByRole('button', { name: t('readingList.again') })
    .click()
  await expect(items.nth(1)).toContainText(t('readingList.kinds.sure'))
  await items
    .nth(1)
    .getByRole('radio', { name: t('readingList.none') })
    .check()

  await page.reload()
  await expect(items.nth(1).getByRole('radio', { name: t('readingList.none') })).toBeChecked()
  await expect(items.nth(0)).toContainText(t('readingList.total', { copies: 3 }))

  await main.getByRole('button', { name: t('readingList.add') }).click()
  await expect(page.getByText(t('readingList.added'))).toBeVisible()
  await visitor.goto('/cart')
  await expect(main.getByText('Egri csillagok').first()).toBeVisible()
  await visitor.goto('/organization/reading-list')
  await expect(text).toHaveValue('')
})
