import { expectAccessible } from './support/axe.ts'
import { cutOff } from './support/shop-api.ts'
import { expect, refusedRequest, test } from './support/shop-test.ts'
import { isWide, type Visitor } from './support/visitor.ts'

const openField = async (visitor: Visitor) => {
  const { page, t } = visitor
  await visitor.goto('/')
  if (!isWide(visitor))
    await page
      .getByRole('banner')
      .locator('summary')
      .and(page.getByLabel(t('shell.searchToggle')))
      .click()
  const field = page.getByRole('search').locator('input')
  await field.focus()
  await expect(field).toHaveAttribute('role', 'combobox')
  return field
}

const listOf = ({ page, t }: Visitor) => page.getByRole('listbox', { name: t('quicksearch.list') })

test('suggestions are grouped by kind and chosen by keys', { tag: '@languages' }, async ({ visitor }) => {
  const { page, t } = visitor
  const field = await openField(visitor)
  await field.pressSequentially('kosztolanyi')
  const books = listOf(visitor)
    .getByRole('group', { name: t('quicksearch.kinds.variants') })
    .getByRole('option')
  await expect(books.first()).toBeVisible()
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  await expectAccessible(visitor, 'the suggestions')
  await page.keyboard.press('ArrowDown')
  const first = await books.first().getAttribute('id')
  await expect(field).toHaveAttribute('aria-activedescendant', first ?? '')
  await expect(books.first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('End')
  await expect(listOf(visitor).getByRole('option').last()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Home')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL(visitor.locale === 'hu' ? /\/termekek\// : /\/products\//)
})

test(
  'Escape empties the field, Tab closes the list, and recent searches can be removed',
  { tag: '@once' },
  async ({ visitor }) => {
    const { page, t } = visitor
    let field = await openField(visitor)
    await field.fill('szabó magda')
    await field.press('Enter')
    await page.waitForURL(/[?&]q=/)
    field = await openField(visitor)
    const recent = listOf(visitor)
      .getByRole('group', { name: t('quicksearch.recent') })
      .getByRole('option')
    await expect(recent.first()).toHaveText('szabó magda')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Delete')
    await expect(listOf(visitor)).toBeHidden()
    await field.fill('anna')
    await expect(listOf(visitor)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(field).toHaveValue('')
    await expect(listOf(visitor)).toBeHidden()
    await field.fill('anna')
    await expect(listOf(visitor)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(listOf(visitor)).toBeHidden()
  },
)

test('Enter searches even without suggestions', { tag: '@once' }, async ({ visitor, allowConsole }) => {
  allowConsole(refusedRequest)
  const { page } = visitor
  const field = await openField(visitor)
  await cutOff(page, 'unavailable')
  await field.fill('kosztolanyi')
  await field.press('Enter')
  await page.waitForURL(/[?&]q=kosztolanyi/)
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})
