import { AsyncLocalStorage } from 'node:async_hooks'

/** What one request of a visitor has in common, however many pages Next makes to answer it. */
export interface RequestScope {
  /** The address of who asks, as the server found it out. */
  client: string
  /** When all that the request loads must be there, in milliseconds since 1970: known from the first loading on. */
  loadingEnds?: number
  /** Set once the backend has refused a call because the client makes too many: when to come again, in seconds. */
  refusedFor?: number
}

/** The build has a copy of this file of its own: what both must know hangs on what they share. */
const shared = globalThis as { [key: symbol]: AsyncLocalStorage<RequestScope> | undefined }
const name = Symbol.for('kolofon.request-scope')
const scopes = (): AsyncLocalStorage<RequestScope> => (shared[name] ??= new AsyncLocalStorage())

/** Everything that `work` begins, now or later, finds the scope. */
export const inRequestScope = <Value>(scope: RequestScope, work: () => Value): Value => scopes().run(scope, work)

/** Undefined where no visitor asks: in a build, under `npm run dev`. */
export const requestScope = (): RequestScope | undefined => scopes().getStore()
