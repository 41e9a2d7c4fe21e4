import type { Failure } from './result.ts'

/** What is limited by calls a minute; `http/ceilings.ts` has the figures. */
export type Ceiling = 'call' | 'search' | 'suggestion' | 'list'

/** Counts one call of a client. Undefined means that the call may pass. */
export type CountCall = (ceiling: Ceiling, client: string) => Promise<Failure<'too_many_requests'> | undefined>
