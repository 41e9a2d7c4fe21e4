import type { Configuration } from '#contracts/configuration.ts'
import type { PageName } from '#contracts/pages.ts'

type OperationMode = Configuration['operation_mode']

/** Pages that some operation modes do not have (spec point 4). */
const offers: Partial<Record<PageName, (mode: OperationMode, query: URLSearchParams) => boolean>> = {
  // A shop for organisations only registers whom an organisation has invited.
  '/register': (mode, query) => mode !== 'b2b' || Boolean(query.get('invitationCode')),
}

export const isOffered = (page: PageName | undefined, mode: OperationMode, search: string): boolean =>
  (page && offers[page]?.(mode, new URLSearchParams(search))) ?? true
