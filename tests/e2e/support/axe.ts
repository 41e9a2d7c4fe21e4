import { AxeBuilder } from '@axe-core/playwright'
import { expect } from '@playwright/test'
import type { Visitor } from './visitor.ts'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Resolves when nothing fades in or moves any more: half-way, a text has not its contrast yet. An element that has left
 * the page may never end its move, so after a second nobody waits.
 */
const endOfMoves = async (): Promise<void> => {
  const moves = document
    .getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime))
  const end = Promise.allSettled(moves.map(({ finished }) => finished))
  await Promise.race([end, new Promise((resolve) => setTimeout(resolve, 1_000))])
}

/** Expects no violation of WCAG 2.2 AA or of axe's best practices in the present state of the page. */
export const expectAccessible = async ({ page }: Pick<Visitor, 'page'>, state: string): Promise<void> => {
  await expect(page.getByRole('main')).toBeAttached()
  await page.evaluate(endOfMoves)
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze()
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}) ${target.join(' ')}: ${failureSummary}`),
  )
  expect.soft(found, `axe on ${state}`).toEqual([])
}

/** @returns what overflows a window of 320 px to the right; the frame of a map cuts off its own markers */
const measureWidth = () => ({
  width: document.documentElement.scrollWidth,
  culprits: [...document.querySelectorAll('main *, header *, footer *')]
    .filter((element) => element.getBoundingClientRect().right > 320.5 && element.checkVisibility())
    .filter((element) => !element.closest('.leaflet-container'))
    .slice(0, 5)
    .map((element) => element.outerHTML.slice(0, 120)),
})

/** Expects no overflow at 320 px, which is 400 % of a 1280 px window, once the page has taken the new size. */
export const expectNoSideScroll = async ({ page }: Pick<Visitor, 'page'>, state: string): Promise<void> => {
  const before = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 640 })
  const softly = expect.configure({ soft: true })
  await softly
    .poll(
      async () => {
        const wide = await page.evaluate(measureWidth)
        return wide.width > 320 ? wide : { width: 320 }
      },
      { message: `${state} at 320 px`, timeout: 5_000 },
    )
    .toEqual({ width: 320 })
  if (before) await page.setViewportSize(before)
}
