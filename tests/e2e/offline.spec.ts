import { expect, refusedRequest, test } from './support/shop-test.ts'

test(
  'an offline page stays and says so, and the clicked link opens once the network is back',
  { tag: '@languages' },
  async ({ visitor, allowConsole }) => {
    allowConsole(refusedRequest)
    const { page, t } = visitor
    await visitor.goto('/newsletter')
    await page.waitForLoadState('networkidle')
    const here = page.url()
    const field = page.getByRole('main').getByRole('textbox').first()
    await field.fill('olvaso@example.hu')
    await page.context().setOffline(true)
    await expect(page.getByText(t('shell.offline'))).toBeVisible()
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('shell.home') })
      .click()
    await expect(page.getByText(t('shell.offlineWaiting'))).toBeVisible()
    expect(page.url()).toBe(here)
    await expect(field).toHaveValue('olvaso@example.hu')
    await page.context().setOffline(false)
    await expect(page.getByText(t('shell.offlineWaiting'))).toBeHidden()
    await page.waitForURL((url) => url.href !== here)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  },
)
