import { expect, type Locator, type Page } from '@playwright/test'

interface Stop {
  name: string
  isMarked: boolean
  isInSight: boolean
}

/** Describes the element with the focus: whether it shows the focus, and whether anything covers it. */
const lookAtFocus = (page: Page): Promise<Stop | null> =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return null
    // The mark may be on the label around a hidden radio button, or on the frame around a field.
    const around = [
      element,
      element.closest('label'),
      element.parentElement,
      element.parentElement?.parentElement,
    ].filter((one) => one instanceof Element)
    const styles = [...around.map((one) => getComputedStyle(one)), getComputedStyle(element, '::after')]
    const isMarked = styles.some(
      (style) =>
        (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0) || style.boxShadow !== 'none',
    )
    // Not obscured (WCAG 2.4.11): at least a part of the element is on top, in any of its lines.
    const surface = element.closest('label') ?? element
    const points = [...surface.getClientRects()].flatMap(({ left, right, top, bottom }) => [
      [(left + right) / 2, (top + bottom) / 2] as const,
      [left + 3, top + 3] as const,
      [right - 3, bottom - 3] as const,
    ])
    const hits = points.map(([x, y]) => document.elementFromPoint(x, y))
    const isInSight = hits.some((hit) => hit !== null && surface.contains(hit))
    const name = element.getAttribute('aria-label') ?? (element.textContent.trim() || element.id || element.outerHTML)
    return {
      name: `${element.tagName} “${name.slice(0, 60)}”, over it: ${hits[0]?.outerHTML.slice(0, 80)}`,
      isMarked,
      isInSight,
    }
  })

/** Presses Tab until the wanted control has the focus, and checks every stop on the way. */
const tabTo = async (page: Page, target: Locator, max = 150): Promise<void> => {
  await expect(target.first()).toBeVisible()
  const wanted = await target.first().elementHandle()
  for (let stops = 0; stops < max; stops++) {
    await page.keyboard.press('Tab')
    const stop = await lookAtFocus(page)
    if (stop) {
      expect.soft(stop.isMarked, `the focus is seen on ${stop.name}`).toBe(true)
      expect.soft(stop.isInSight, `nothing covers ${stop.name}`).toBe(true)
    }
    if (await page.evaluate((element) => element === document.activeElement, wanted)) return
  }
  throw new Error(`Tab does not reach ${target}`)
}

export const typeInto = async (page: Page, target: Locator, text: string): Promise<void> => {
  await tabTo(page, target)
  await page.keyboard.type(text)
}

export const pressOn = async (page: Page, target: Locator, key = 'Enter'): Promise<void> => {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

/** Tab reaches the first or the chosen option of a group; arrow keys reach the others. */
export const arrowTo = async (page: Page, group: Locator, target: Locator): Promise<void> => {
  await tabTo(page, group.first())
  await page.keyboard.press('Space')
  for (let steps = 0; steps < 12; steps++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('ArrowDown')
  }
  throw new Error(`Arrows do not reach ${target}`)
}
