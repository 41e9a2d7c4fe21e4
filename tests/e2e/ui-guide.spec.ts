import { uiGuideGroups } from '#contracts/ui-guide-groups.ts'
import { expectAccessible, expectNoSideScroll } from './support/axe.ts'
import { expect, test } from './support/shop-test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const group of uiGuideGroups)
  test(
    `the guide's page of ${group} shows parts, code and tokens`,
    { tag: '@mirrored' },
    async ({ visitor, allowConsole }) => {
      // The page shows the replacement for a missing cover.
      if (group === 'covers') allowConsole(/missing-\d+\.\w+/)
      const { page, t } = visitor
      await visitor.goto('/ui-guide/[id]', { id: group })
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t(`uiGuide.groups.${group}.title`))
      await expect(page.getByRole('navigation', { name: t('uiGuide.menu') }).locator('[aria-current=page]')).toHaveText(
        t(`uiGuide.groups.${group}.title`),
      )
      if (group !== 'colours') await expect(page.locator('pre code').first()).toContainText('<')
      await expect(page.locator('dd').first()).not.toBeEmpty()
      await expectAccessible(visitor, group)
      await expectNoSideScroll(visitor, group)
    },
  )

test('the overview leads to every group, and back', { tag: '@once' }, async ({ visitor }) => {
  const { page, t } = visitor
  await visitor.goto('/ui-guide')
  await page
    .getByRole('main')
    .getByRole('link', { name: t('uiGuide.groups.buttons.title') })
    .click()
  await expect(page).toHaveURL(/\/ui-guide\/buttons$/)
  await page.getByRole('link', { name: t('uiGuide.overview') }).click()
  await expect(page).toHaveURL(/\/ui-guide$/)
})

test('a group that does not exist is a 404', { tag: '@once' }, async ({ visitor }) => {
  expect((await visitor.page.request.get('/ui-guide/nothing')).status()).toBe(404)
})
