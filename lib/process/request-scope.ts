import { AsyncLocalStorage } from 'node:async_hooks'

/** What belongs to one request of a visitor, however many pages Next makes to answer it. */
export interface RequestScope {
  /** The visitor's address, as the server found it. */
  client: string
  /** The deadline for everything that the request loads, in milliseconds since 1970. Set by the first loading. */
  loadingEnds?: number
  /** Set once the backend has refused a call because the client makes too many: the seconds until the next try. */
  refusedFor?: number
  /** The tags of all cached data that were used for the answer; the server sets it empty where it wants to know. */
  tags?: Set<string>
  /** Set where Next makes the page anew after it has sent the old one. */
  isRenewed?: boolean
}

/** The build contains a second copy of this file, so shared values hang on `globalThis`. */
const shared = globalThis as { [key: symbol]: AsyncLocalStorage<RequestScope> | undefined }
const name = Symbol.for('kolofon.request-scope')
const scopes = (): AsyncLocalStorage<RequestScope> => (shared[name] ??= new AsyncLocalStorage())

/** Everything that `work` starts, now or later, runs in the scope. */
export const inRequestScope = <Value>(scope: RequestScope, work: () => Value): Value => scopes().run(scope, work)

/** Undefined where there is no visitor: in a build, under `npm run dev`. */
export const requestScope = (): RequestScope | undefined => scopes().getStore()

/** Stands among the tags of an answer that lacks a part (`lib/api/without-part.ts`). */
export const incompleteTag = 'incomplete'

/** Notes that the answer to the current request depends on data with these tags. */
export const noteTags = (tags: readonly string[]): void => {
  const noted = requestScope()?.tags
  for (const tag of tags) noted?.add(tag)
}
