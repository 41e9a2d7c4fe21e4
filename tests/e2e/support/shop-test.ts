import { test as base, type BrowserContext, expect } from '@playwright/test'
import type { Locale } from '#contracts/shop.ts'
import { onPolicyViolation } from './policy-violations.ts'
import { translatorFor } from './read-messages.ts'
import { createVisitor, type Translate, type Visitor } from './visitor.ts'

interface Shop {
  /** The language of the project that runs: hu or en. */
  shopLocale: Locale
  t: Translate
  goto: Visitor['goto']
  visitor: Visitor
  /** Another visitor: another browser, without the cookies of the first. */
  stranger: Visitor
  /** A console error, a warning or a failed script fails the test, unless the test allows it here. */
  allowConsole: (pattern: RegExp) => void
  /** Watches a browser: a refusal by its Content-Security-Policy fails the test, too, and no test can allow that. */
  watched: (context: BrowserContext) => Promise<void>
}

/** Chromium's advice on files that Next fetches ahead of a click. It depends on how long a page stays open. */
const advice = /was preloaded using link preload but not used/

/** The message of a browser about a failed answer that a test causes on purpose. */
export const refusedRequest = /Failed to load resource/

export const test = base.extend<Shop>({
  shopLocale: async ({ locale }, use) => use(locale?.startsWith('en') ? 'en' : 'hu'),
  t: async ({ shopLocale }, use) => use(translatorFor(shopLocale)),
  visitor: async ({ page, shopLocale, t }, use) => use(createVisitor(page, shopLocale, t)),
  goto: async ({ visitor }, use) => use(visitor.goto),
  stranger: async ({ browser, shopLocale, t, watched }, use) => {
    const context = await browser.newContext()
    await watched(context)
    await use(createVisitor(await context.newPage(), shopLocale, t))
    await context.close()
  },
  allowConsole: [
    async ({ context, watched }, use, testInfo) => {
      await watched(context)
      await use((pattern) => void testInfo.annotations.push({ type: 'allowed console', description: pattern.source }))
    },
    { auto: true },
  ],
  watched: async ({ baseURL }, use, testInfo) => {
    const problems: string[] = []
    const violations: string[] = []
    await use(async (context) => {
      await onPolicyViolation(context, baseURL ?? '', (violation) => void violations.push(violation))
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) problems.push(`${message.text()} ${message.location().url}`)
      })
      context.on('weberror', (error) => problems.push(String(error.error())))
    })
    const expected = testInfo.annotations
      .filter(({ type }) => type === 'allowed console')
      .map(({ description }) => new RegExp(description ?? ''))
    const allowed = [advice, ...expected]
    expect(
      problems.filter((text) => !allowed.some((pattern) => pattern.test(text))),
      'messages in the browser console',
    ).toEqual([])
    expect(violations, 'what the Content-Security-Policy refused').toEqual([])
  },
})

export { expect }
