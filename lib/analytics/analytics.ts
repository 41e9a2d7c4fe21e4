import type { AnalyticsEvent } from './events.ts'
import type { ConsentState, Start, Tag } from './tags/tag.ts'

interface State {
  /** What happened while the providers were loaded. */
  waiting: AnalyticsEvent[]
  /** Set once they are loaded. */
  tags?: readonly Tag[]
}

/** Undefined as long as analytics have not started. */
let state: State | undefined

/** Passes an event to every provider. Before the start it is dropped (spec point 4). */
export const track = (event: AnalyticsEvent): void => {
  // oxlint-disable-next-line no-console -- asked for by the spec
  if (!state) return console.info(`Analytics has not started, ${event.name} is dropped.`)
  if (!state.tags) return void state.waiting.push(event)
  for (const tag of state.tags) tag.track(event)
}

/** Loads the providers, once. The caller knows that the visitor has consented, or that the shop manages no consent. */
export const startAnalytics = async (start: Start): Promise<void> => {
  if (state) return
  const starting: State = { waiting: [] }
  state = starting
  try {
    const { startTags } = await import('./tags/start-tags.ts')
    starting.tags = startTags(start)
    for (const event of starting.waiting) track(event)
  } catch {
    // The next page tries again. What was to be measured meanwhile is lost, and nothing else.
    state = undefined
  }
}

/** All four storages together (spec point 4). */
export const updateConsent = (consent: ConsentState): void => {
  for (const tag of state?.tags ?? []) tag.updateConsent(consent)
}
