import type { Page } from '@playwright/test'
import { expect, test } from './support/shop-test.ts'
import type { Visitor } from './support/visitor.ts'

// Scrollbars as readers have them: hidden ones take no room, and a page that jumps when they go would not be seen.
test.use({
  launchOptions: async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
})

/** Spec point 2: the page stands still under open search, menu and dialogs, at every size. */
const widths = [360, 900, 1440] as const

type Open = (visitor: Visitor, width: number) => Promise<void>

const overlays: Record<string, Open> = {
  search: async ({ page, t }, width) => {
    if (width < 900)
      await page
        .getByRole('banner')
        .locator('summary')
        .and(page.getByLabel(t('shell.searchToggle')))
        .click()
    const field = page.getByRole('search').locator('input')
    await field.focus()
    await expect(field).toHaveAttribute('role', 'combobox')
    await field.pressSequentially('anna')
    await expect(page.locator('[data-quick-search]')).toBeVisible()
  },
  menu: async ({ page, t }, width) => {
    test.skip(width >= 1200, 'the menu of wide screens opens under the pointer and closes when it leaves')
    await page.getByRole('button', { name: t('shell.openMenu') }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  },
  dialog: async (visitor) => {
    await visitor.goto('/ui-guide/[id]', { id: 'overlays' })
    await scrollDown(visitor.page)
    await visitor.page.getByRole('button', { name: visitor.t('uiGuide.overlays.openDialog') }).click()
    await expect(visitor.page.getByRole('dialog').filter({ visible: true })).toBeVisible()
  },
  drawer: async (visitor) => {
    await visitor.goto('/ui-guide/[id]', { id: 'overlays' })
    await scrollDown(visitor.page)
    await visitor.page.getByRole('button', { name: visitor.t('uiGuide.overlays.openDrawer') }).click()
    await expect(visitor.page.getByRole('dialog').filter({ visible: true })).toBeVisible()
  },
}

const scrollDown = async (page: Page): Promise<void> => {
  await page.evaluate(() => window.scrollTo(0, 40))
}

/** What opens over the page that was measured before. */
const isOverHome = (name: string): boolean => name === 'search' || name === 'menu'

/** Where the page stands, and where its content begins and ends sideways. */
const standing = (page: Page) =>
  page.evaluate(() => {
    const { left, width } = (document.querySelector('main') ?? document.body).getBoundingClientRect()
    return { top: window.scrollY, left, width }
  })

/** Two frames: what an input sets off has happened by then. */
const settle = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

const wheel = async (page: Page, x: number, y: number): Promise<void> => {
  await page.mouse.move(x, y)
  await page.mouse.wheel(0, 400)
}

/** A finger that goes up the screen: the page would follow it down. */
const swipe = async (page: Page, x: number, y: number): Promise<void> => {
  const touch = await page.context().newCDPSession(page)
  await touch.send('Input.synthesizeScrollGesture', { x, y, yDistance: -300, gestureSourceType: 'touch', speed: 3_000 })
  await touch.detach()
}

for (const width of widths)
  for (const [name, open] of Object.entries(overlays))
    test.describe(() => {
      test.use({ viewport: { width, height: 700 } })

      test(`under the open ${name} the page stands still at ${width} px`, { tag: '@once' }, async ({ visitor }) => {
        const { page } = visitor
        await visitor.goto('/')
        await page.waitForLoadState('networkidle')
        const before = await standing(page)
        await open(visitor, width)
        const { top, left, width: inside } = await standing(page)
        if (isOverHome(name))
          expect({ left, width: inside }, 'does not jump sideways').toEqual({ left: before.left, width: before.width })
        // Above, below and beside what is open.
        for (const [x, y] of [
          [width / 2, 350],
          [8, 690],
          [width - 8, 690],
        ] as const) {
          await wheel(page, x, y)
          await swipe(page, x, y)
        }
        for (const key of name === 'search' ? ['PageDown'] : ['PageDown', 'End']) await page.keyboard.press(key)
        await settle(page)
        expect((await standing(page)).top).toBe(top)
        await page.keyboard.press('Escape')
        if (name === 'search') await page.locator('main').click({ position: { x: 4, y: 4 } })
        await wheel(page, width / 2, 350)
        await expect.poll(async () => (await standing(page)).top, 'scrolls again').toBeGreaterThan(top)
      })
    })
