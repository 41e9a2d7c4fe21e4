import type { AnalyticsEvent } from './events.ts'
import type { ConsentState, Start, Tag } from './tags/tag.ts'

interface State {
  /** What happened while the providers were loaded. */
  waiting: AnalyticsEvent[]
  /** Set once they are loaded. */
  tags?: readonly Tag[]
  /** The visitor has withdrawn the consent. The scripts stay in the page, and hear of nothing more. */
  isStopped?: boolean
}

/** Undefined as long as analytics have not started. */
let state: State | undefined

/** Passes an event to every provider. Before the start it is dropped (spec point 4). */
export const track = (event: AnalyticsEvent): void => {
  // oxlint-disable-next-line no-console -- asked for by the spec
  if (!state || state.isStopped) return console.info(`Analytics has not started, ${event.name} is dropped.`)
  if (!state.tags) return void state.waiting.push(event)
  for (const tag of state.tags) tag.track(event)
}

/** All four storages together (spec point 4). */
const updateConsent = (consent: ConsentState): void => {
  for (const tag of state?.tags ?? []) tag.updateConsent(consent)
}

const goOn = (stopped: State): void => {
  if (!stopped.isStopped) return
  stopped.isStopped = false
  updateConsent('granted')
}

/** After the consent was withdrawn, here or in another tab. */
export const stopAnalytics = (): void => {
  if (!state || state.isStopped) return
  state.isStopped = true
  updateConsent('denied')
}

/** Loads the providers, once. The caller knows that the visitor has consented, or that the shop manages no consent. */
export const startAnalytics = async (start: Start): Promise<void> => {
  if (state) return goOn(state)
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
