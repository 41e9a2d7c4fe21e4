import { type PageName, pageNames } from '#contracts/pages.ts'
import { expectAccessible, expectNoSideScroll } from './support/axe.ts'
import { everyPage } from './support/every-page.ts'
import { expect, refusedRequest, test } from './support/shop-test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Pages whose address here names nothing that exists. */
const refused: ReadonlySet<PageName> = new Set(['/payment/return/[id]', '/invitation-accept'])

for (const name of pageNames)
  test(
    `${name} has no violation and does not scroll sideways`,
    { tag: '@languages' },
    async ({ visitor, allowConsole }) => {
      const open = everyPage[name]
      test.skip(typeof open === 'string', String(open))
      if (typeof open === 'string') return
      if (refused.has(name)) allowConsole(refusedRequest)
      const { page, locale } = visitor
      await open(visitor)
      await page.waitForLoadState('networkidle')
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page).toHaveTitle(/\S/)
      await expectAccessible(visitor, name)
      await expectNoSideScroll(visitor, name)
    },
  )
