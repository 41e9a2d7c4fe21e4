import { ApiError } from '#lib/api/api-error.ts'
import { call } from '#lib/api/browser.ts'
import { seemsInSession } from './hint-cookies.ts'

let opening: Promise<unknown> | undefined

/** The login without credentials. Simultaneous clicks share it, so that they do not create two sessions. */
const openSession = (): Promise<unknown> =>
  (opening ??= call('POST /login', { body: { grant_type: 'anonymous' } }).finally(() => {
    opening = undefined
  }))

/** Spec point 9: the token of a cart is refreshed at most so often for one call. */
const maxRefreshes = 3

/** A session that the operation mode has ended is not opened again: the visitor must get to know (session-parts.tsx). */
const hasEnded = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 401 && error.code !== 'operation_mode_changed'

/** Runs `work` in a session. The session is opened if there is none, and opened again if it has ended meanwhile. */
export const withSession = async <Value>(work: () => Promise<Value>): Promise<Value> => {
  if (!seemsInSession()) await openSession()
  for (let refreshes = 0; ; refreshes++)
    try {
      return await work()
    } catch (error) {
      if (!hasEnded(error) || refreshes === maxRefreshes) throw error
      await openSession()
    }
}
