import { track } from '#lib/analytics/analytics.ts'
import type { AnalyticsEvent } from '#lib/analytics/events.ts'
import { readHint } from '#lib/session/hint-cookies.ts'
import type { Said } from './rules/cart-events.ts'
import type { PriceKind } from './rules/goods.ts'
import { placeOf } from './rules/page-place.ts'

/** Institutions see net prices (spec point 6). */
export const priceKind = (): PriceKind => (readHint('segment') === 'b2b' ? 'net' : 'gross')

/** Events of a page whose own view is not measured yet. */
let held: (() => void)[] | undefined

/** The modal for signing in opens over any page. */
const asksForPassword = (): boolean => document.querySelector('input[type="password"]') !== null

/** @param id the same for the server's event about the same thing */
export const emit = (said: Said, id: string = crypto.randomUUID()): void => {
  const isPrivate = placeOf(new URL(location.href)).isPrivate || asksForPassword()
  const event = { ...said, id, isPrivate } as AnalyticsEvent
  if (held) held.push(() => track(event))
  else track(event)
}

const titleMs = 1_000

/** After a press of a link the title comes a moment later than the page, so it is waited for. */
const hasTitle = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.title) return resolve()
    const observer = new MutationObserver(() => document.title && done())
    const timer = setTimeout(() => done(), titleMs)
    const done = () => {
      observer.disconnect()
      clearTimeout(timer)
      resolve()
    }
    observer.observe(document.head, { childList: true, subtree: true, characterData: true })
  })

/** The view of a page comes before its other events, and with its title. */
export const emitView = async (sayView: () => void): Promise<void> => {
  const others: NonNullable<typeof held> = []
  held = others
  await hasTitle()
  if (held === others) held = undefined
  sayView()
  for (const say of others) say()
}
