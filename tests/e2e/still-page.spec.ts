import type { Page } from '@playwright/test'
import { expect, test } from './support/shop-test.ts'
import type { Visitor } from './support/visitor.ts'

// Scrollbars are visible, as for readers: hidden scrollbars take no room, so a page that jumps without them would not
// be noticed.
test.use({
  launchOptions: async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
})

/** Spec point 2: the page does not scroll under an open search, menu or dialog, at every size. */
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

/** True for an overlay that opens over the page that was measured before. */
const isOverHome = (name: string): boolean => name === 'search' || name === 'menu'

/** The scroll position of the page, and the horizontal position and width of its content. */
const positionOf = (page: Page) =>
  page.evaluate(() => {
    const { left, width } = (document.querySelector('main') ?? document.body).getBoundingClientRect()
    return { top: window.scrollY, left, width }
  })

/** Waits for two frames, in which the effects of an input happen. */
const waitForFrames = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

const wheel = async (page: Page, x: number, y: number): Promise<void> => {
  await page.mouse.move(x, y)
  await page.mouse.wheel(0, 400)
}

/** Moves a finger up the screen, which would scroll the page down. */
const swipe = async (page: Page, x: number, y: number): Promise<void> => {
  const touch = await page.context().newCDPSession(page)
  await touch.send('Input.synthesizeScrollGesture', { x, y, yDistance: -300, gestureSourceType: 'touch', speed: 3_000 })
  await touch.detach()
}

/** In pixels from the left: the menu is wider at every size. */
const insideMenu = 200

for (const width of widths)
  for (const [name, open] of Object.entries(overlays))
    test.describe(() => {
      test.use({ viewport: { width, height: 700 } })

      test(`the page does not scroll under the open ${name} at ${width} px`, { tag: '@once' }, async ({ visitor }) => {
        const { page } = visitor
        await visitor.goto('/')
        await page.waitForLoadState('networkidle')
        const before = await positionOf(page)
        await open(visitor, width)
        const { top, left, width: inside } = await positionOf(page)
        if (isOverHome(name))
          expect({ left, width: inside }, 'does not jump sideways').toEqual({ left: before.left, width: before.width })
        // Above, below and beside the overlay.
        for (const [x, y] of [
          [width / 2, 350],
          [8, 690],
          [width - 8, 690],
        ] as const) {
          await wheel(page, x, y)
          // A finger beside the menu closes it, in some versions of Chromium also when it moves.
          await swipe(page, name === 'menu' ? Math.min(x, insideMenu) : x, y)
        }
        for (const key of name === 'search' ? ['PageDown'] : ['PageDown', 'End']) await page.keyboard.press(key)
        await waitForFrames(page)
        expect((await positionOf(page)).top).toBe(top)
        await page.keyboard.press('Escape')
        if (name === 'search') await page.locator('main').click({ position: { x: 4, y: 4 } })
        await wheel(page, width / 2, 350)
        await expect.poll(async () => (await positionOf(page)).top, 'scrolls again').toBeGreaterThan(top)
      })
    })
